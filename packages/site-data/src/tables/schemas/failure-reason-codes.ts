// In: data/failure-reason-codes.yaml. Out: its strict schema and row type.
// One row per `failure_reason_code` of a transaction with status 2. Four digits, the first one is the group.
import * as z from 'zod';
import { payerText, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { checkOrder, checkUnique, tableOf } from '../table-schema';

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
  money_sent: z
    .literal(true, { error: 'money_sent is true, or left out' })
    .optional()
    .describe('The payer may have sent money all the same; without it nothing was taken'),
  payer_text: payerText,
});

export const schema = tableOf(row, {
  groups: z
    .array(
      strict({
        digit: z.int().min(1).max(9),
        slug,
        title: text,
        general: z.int().describe('What a client does with a code of the group that it does not know'),
      }),
    )
    .min(1),
}).superRefine((table, context) => {
  checkUnique(table.rows, (entry) => entry.code, 'code', context);
  checkUnique(table.rows, (entry) => entry.slug, 'slug', context);
  checkOrder(table.rows, (entry) => entry.code, 'code', context);
  table.groups.forEach(({ digit, slug: name, general }, index) => {
    const isOwn = Math.floor(general / 1000) === digit;
    if (isOwn && table.rows.some(({ code }) => code === general)) return;
    context.addIssue({
      code: 'custom',
      path: ['groups', index, 'general'],
      message: `general: no row of the group "${name}" has the code ${general}`,
    });
  });
  table.rows.forEach((entry, index) => {
    const digit = Math.floor(entry.code / 1000);
    const group = table.groups.find((candidate) => candidate.digit === digit);
    if (group?.slug === entry.group || digit === 0) return;
    const message = group
      ? `code ${entry.code} belongs to group "${group.slug}" by its first digit, not to "${entry.group}"`
      : `code ${entry.code}: no group has the digit ${digit}`;
    context.addIssue({ code: 'custom', path: ['rows', index, 'group'], message });
  });
});

export type FailureReasonTable = z.infer<typeof schema>;
export type FailureReason = FailureReasonTable['rows'][number];
