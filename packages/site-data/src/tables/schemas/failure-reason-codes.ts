// In: data/failure-reason-codes.yaml. Out: its strict schema and row type.
// One row per `failure_reason_code` of a transaction with status 2. Four digits, the first one is the group.
import * as z from 'zod';
import { checked, payerText, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { checkRows, tableOf } from '../table-schema';

/** What the payer or the merchant may try after the decline; every new try is a new transaction. */
const declineRetry = z.enum(['safe', 'later', 'other_method', 'never'], {
  error: 'retry is one of: safe (at once, after the correction), later (same data), other_method, never',
});

const row = strict({
  code: z
    .int({ error: 'code is a whole number' })
    .min(1001, 'failure reasons have four digits, so that they are never taken for API error codes')
    .max(9999, 'failure reasons have four digits'),
  slug,
  group: slug,
  text: sentence,
  remedy: sentence,
  retry: declineRetry,
  /** The payer may have sent money all the same; without it nothing was taken. */
  money_sent: z.literal(true, { error: 'money_sent is true, or left out' }).optional(),
  payer_text: payerText,
});

const groups = z
  .array(
    strict({
      digit: z.int().min(1).max(9),
      slug,
      title: text,
      /** What a client does with a code of the group that it does not know. */
      general: z.int(),
    }),
  )
  .min(1);

export const schema = checked(tableOf(row, { groups }), (table, report) => {
  checkRows(table.rows, { unique: [['code'], ['slug']], order: ['code'] }, report);
  table.groups.forEach(({ digit, slug: name, general }, index) => {
    const isOwn = Math.floor(general / 1000) === digit;
    if (!isOwn || !table.rows.some(({ code }) => code === general))
      report(['groups', index, 'general'], `general: no row of the group "${name}" has the code ${general}`);
  });
  table.rows.forEach(({ code, group: named }, index) => {
    const digit = Math.floor(code / 1000);
    const group = table.groups.find((candidate) => candidate.digit === digit);
    if (group?.slug === named || digit === 0) return;
    report(
      ['rows', index, 'group'],
      group
        ? `code ${code} belongs to group "${group.slug}" by its first digit, not to "${named}"`
        : `code ${code}: no group has the digit ${digit}`,
    );
  });
});

export type FailureReasonTable = z.infer<typeof schema>;
export type FailureReason = FailureReasonTable['rows'][number];
