/**
 * data/wallet-movements.yaml → what each event does to reserve and balance, then the kinds of movement with an anchor (`#payout_return`)
 * for each.
 */
import { movements as texts } from '../../../data/texts/reference-tables.json';
import type { MoneyEvent, MovementKind, MovementTable } from '@gateway-docs/site-data/tables';
import { codeCell } from '../cross-references/links';
import type { Block, Row } from '../mdast';
import { grid, heading, inlineCode, joined, link, markdownInline, records, section } from '../mdast';

const eventRow = ({ event, reserve, balance, movements }: MoneyEvent): Row => ({
  cells: [
    markdownInline(event),
    [texts.reserve[reserve]],
    [texts.balance[balance]],
    movements.length > 0 ? joined(movements.map((kind) => link(`#${kind}`, inlineCode(kind)))) : [texts.none],
  ],
});

const kindRow = ({ code, sign, transaction, meaning }: MovementKind): Row => ({
  id: code,
  cells: [codeCell(code), [texts.sign[sign]], [texts.transaction[transaction]], markdownInline(meaning)],
});

function eventsOf(subject: MoneyEvent['subject'], events: readonly MoneyEvent[]): Block[] {
  const rows = events.filter((event) => event.subject === subject).map(eventRow);
  const label = texts.subject[subject];
  return [heading(3, `moves-${subject}`, label), grid({ label, columns: texts.eventColumns }, rows)];
}

export function present({ rows, events }: MovementTable): Block[] {
  const subjects = [...new Set(events.map(({ subject }) => subject))];
  return [
    heading(2, 'events', texts.events),
    ...subjects.flatMap((subject) => eventsOf(subject, events)),
    ...section(records, 'kinds', texts.kinds, rows.map(kindRow)),
  ];
}
