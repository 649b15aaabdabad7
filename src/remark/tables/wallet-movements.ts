/**
 * data/wallet-movements.yaml → what each event does to reserve and balance, then the kinds of movement with an anchor (`#payout_return`)
 * for each.
 */
import type { MoneyEvent, MovementKind, MovementTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';

const SIGN: Readonly<Record<MovementKind['sign'], string>> = {
  plus: 'Plus',
  minus: 'Minus',
  either: 'Either',
};
const HAS_TRANSACTION: Readonly<Record<MovementKind['transaction'], string>> = {
  always: 'Yes',
  mostly: 'Where one is behind it',
  never: 'No',
};
const RESERVE: Readonly<Record<MoneyEvent['reserve'], string>> = {
  none: 'Unchanged',
  plus: 'Takes the amount in',
  release: 'Lets it go',
};
const BALANCE: Readonly<Record<MoneyEvent['balance'], string>> = {
  none: 'Unchanged',
  plus: 'Grows',
  minus: 'Falls',
  either: 'Grows or falls',
};
const SUBJECT: Readonly<Record<MoneyEvent['subject'], string>> = {
  payin: 'Payments',
  payout: 'Payouts',
  dispute: 'Disputes',
  wallet: 'Between wallets, in and out',
};

const EVENTS = ['What happens', 'Reserve', 'Balance', 'Movements'];
const KINDS = ['Kind', 'Sign', 'Has a transaction', 'Where it comes from'];

const kindLinks = (kinds: readonly string[]): Inline[] =>
  kinds.flatMap((kind, index) => [...(index > 0 ? [', '] : []), link(`#${kind}`, inlineCode(kind))]);

const eventRow = ({ event, reserve, balance, movements }: MoneyEvent): Row => ({
  cells: [
    markdownInline(event),
    [RESERVE[reserve]],
    [BALANCE[balance]],
    movements.length > 0 ? kindLinks(movements) : ['None'],
  ],
});

const kindRow = ({ code, sign, transaction, meaning }: MovementKind): Row => ({
  id: code,
  cells: [codeCell(code), [SIGN[sign]], [HAS_TRANSACTION[transaction]], markdownInline(meaning)],
});

function eventsOf(subject: MoneyEvent['subject'], events: readonly MoneyEvent[]): Block[] {
  const rows = events.filter((event) => event.subject === subject).map(eventRow);
  return [heading(3, `moves-${subject}`, SUBJECT[subject]), table(EVENTS, rows, { label: SUBJECT[subject] })];
}

export function present({ rows, events }: MovementTable): Block[] {
  const subjects = [...new Set(events.map(({ subject }) => subject))];
  return [
    heading(2, 'events', 'What moves reserve and balance'),
    ...subjects.flatMap((subject) => eventsOf(subject, events)),
    heading(2, 'kinds', 'Kinds of movement'),
    table(KINDS, rows.map(kindRow), { label: 'Kinds of movement', layout: 'records' }),
  ];
}
