// In: data/transaction-statuses.yaml. Out: its strict schema and row type.
// One row per status, with what it entitles the merchant to and which statuses may follow.
import * as z from 'zod';
import { payerText, sentence, strict } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

const statusCode = z.int({ error: 'a status is a whole number' }).nonnegative();

const row = strict({
  code: statusCode,
  name: z.enum(['new', 'success', 'failed', 'cancelled', 'reversed', 'expired', 'authorized', 'pending']),
  final: z.boolean().describe('The payer can do nothing more'),
  callback: z.boolean().describe('A change into this status is called back'),
  meaning: sentence,
  entitles: sentence.describe('What the merchant may do now'),
  payer_text: payerText,
  recipient_text: payerText.optional().describe('What to tell the recipient of a payout'),
  to: z.array(statusCode).describe('Statuses that may follow'),
  to_note: sentence.optional(),
});

export const schema = tableOf(row, {}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkUnique(table.rows, (entry) => entry.name, 'name', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
  const codes = table.rows.map((entry) => entry.code);
  const reachable = new Set(table.rows.flatMap((entry) => entry.to));
  table.rows.forEach((entry, index) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, ...path], message });
    entry.to.forEach((next, position) => {
      if (!codes.includes(next)) {
        report(['to', position], `status ${next} is not in this table; there are: ${codes.join(', ')}`);
      }
      if (next === entry.code) report(['to', position], `status ${next} cannot follow itself`);
      if (entry.to.indexOf(next) !== position) report(['to', position], `status ${next} is listed twice`);
    });
    if (!entry.final && entry.to.length === 0) {
      report(['to'], 'nothing may follow this status, so it has to be final');
    }
    if (entry.code !== 0 && !reachable.has(entry.code)) {
      report(['code'], `no status leads to ${entry.code}: add it to the "to" of the statuses before it`);
    }
  });
});

export type TransactionStatusTable = z.infer<typeof schema>;
export type TransactionStatus = TransactionStatusTable['rows'][number];
