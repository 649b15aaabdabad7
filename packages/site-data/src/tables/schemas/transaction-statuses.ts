// In: data/transaction-statuses.yaml. Out: its strict schema and row type.
// One row per status, with what it entitles the merchant to and which statuses may follow.
import * as z from 'zod';
import { checked, payerText, sentence, strict } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from '../table-schema';

const statusCode = z.int({ error: 'a status is a whole number' }).nonnegative();

const row = strict({
  code: statusCode,
  name: z.enum(['new', 'success', 'failed', 'cancelled', 'reversed', 'expired', 'authorized', 'pending']),
  /** The payer can do nothing more. */
  final: z.boolean(),
  /** A change into this status is called back. */
  callback: z.boolean(),
  meaning: sentence,
  /** What the merchant may do now. */
  entitles: sentence,
  payer_text: payerText,
  /** What to tell the recipient of a payout. */
  recipient_text: payerText.optional(),
  /** Statuses that may follow. */
  to: z.array(statusCode),
  to_note: sentence.optional(),
});

export const schema = checked(tableOf(row, {}), ({ rows }, report) => {
  checkRows(rows, { unique: [['code'], ['name']], order: ['code'] }, report);
  const codes = rows.map((entry) => entry.code);
  const reachable = new Set(rows.flatMap((entry) => entry.to));
  rows.forEach(({ code, to, final }, index) => {
    to.forEach((next, position) => {
      const wrong = (message: string) => report(['rows', index, 'to', position], message);
      if (!codes.includes(next)) wrong(`status ${next} is not in this table; there are: ${codes.join(', ')}`);
      if (next === code) wrong(`status ${next} cannot follow itself`);
      if (to.indexOf(next) !== position) wrong(`status ${next} is listed twice`);
    });
    if (!final && to.length === 0)
      report(['rows', index, 'to'], 'nothing may follow this status, so it has to be final');
    if (code !== 0 && !reachable.has(code))
      report(
        ['rows', index, 'code'],
        `no status leads to ${code}: add it to the "to" of the statuses before it`,
      );
  });
});

export type TransactionStatusTable = z.infer<typeof schema>;
export type TransactionStatus = TransactionStatusTable['rows'][number];
