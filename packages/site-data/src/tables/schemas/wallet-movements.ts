// In: data/wallet-movements.yaml. Out: its strict schema and types: the kinds of movement, and what each event does to reserve and balance.
// Why one file: pages, reports, the cabinet's worked month and the sandbox all move money by this table.
import * as z from 'zod';
import { anchor, checked, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from '../table-schema';

const row = strict({
  code: z.string().regex(/^[a-z_]{1,30}$/, 'write the kind in lower case, like payout_return'),
  sign: z.enum(['plus', 'minus', 'either']),
  /** Whether a movement has a transaction. */
  transaction: z.enum(['always', 'mostly', 'never']),
  meaning: sentence,
});

const event = strict({
  id: anchor,
  subject: z.enum(['payin', 'payout', 'dispute', 'wallet']),
  /** What happens, without a full stop. */
  event: text,
  reserve: z.enum(['none', 'plus', 'release']),
  balance: z.enum(['none', 'plus', 'minus', 'either']),
  /** Kinds of movement that the event makes. */
  movements: z.array(z.string()),
});

type Row = z.infer<typeof row>;
type Event = z.infer<typeof event>;

/** What an event says of the balance has to follow from its first movement. */
function problemsOf({ id, balance, movements: [first] }: Event, signs: ReadonlyMap<string, Row['sign']>) {
  const expected = first === undefined ? 'none' : signs.get(first);
  if (expected === undefined)
    return [`${id}: there is no movement "${String(first)}"; there are: ${[...signs.keys()].join(', ')}`];
  return balance === expected ? [] : [`${id}: balance is ${balance}, but its movements make it ${expected}`];
}

export const schema = checked(tableOf(row, { events: z.array(event).min(1) }), ({ rows, events }, report) => {
  checkRows(rows, { unique: [['code']] }, report);
  checkRows(events, { unique: [['id']] }, (_path, message) => report(['events'], message));
  const signs = new Map(rows.map(({ code, sign }) => [code, sign]));
  const made = new Set(events.flatMap(({ movements }) => movements));
  [
    ...events.flatMap((entry) => problemsOf(entry, signs)),
    ...rows.filter(({ code }) => !made.has(code)).map(({ code }) => `no event makes "${code}"`),
  ].forEach((problem) => report(['events'], problem));
});

export type MovementTable = z.infer<typeof schema>;
export type MovementKind = MovementTable['rows'][number];
export type MoneyEvent = MovementTable['events'][number];
