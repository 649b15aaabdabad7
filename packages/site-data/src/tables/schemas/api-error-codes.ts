// In: data/api-error-codes.yaml. Out: its strict schema and row type.
// One row per code of the envelope's `error.code`: one wording, one cause, one remedy, who acts, whether to retry.
import * as z from 'zod';
import { checked, payerText, sentence, slug, strict, text } from '@gateway-docs/kit/schema';
import { checkListed, checkRows, tableOf } from '../table-schema';

/** What a client may do with the same request after the error. */
const retryAdvice = z.enum(['safe', 'same_id', 'after_fix', 'never'], {
  error:
    'retry is one of: safe (unchanged, after a pause), same_id (outcome unknown: find first), after_fix, never',
});

/** HTTP statuses that v2 answers with an envelope; 405, 413 and 415 come with code 10 and have no row of their own. */
const httpStatus = z.literal([200, 400, 401, 403, 404, 409, 422, 429, 500, 503], {
  error: 'http_status_v2 is one of 200, 400, 401, 403, 404, 409, 422, 429, 500, 503',
});

const row = strict({
  code: z.int({ error: 'code is a whole number' }).nonnegative(),
  group: slug,
  title: text.max(60),
  cause: sentence,
  remedy: sentence,
  who_acts: z.enum(['merchant', 'payer', 'provider'], { error: 'who_acts is merchant, payer or provider' }),
  retry: retryAdvice,
  http_status_v2: httpStatus,
  payer_text: payerText,
  /** How to get the code in the sandbox; left out where a row of test-cards.yaml triggers it. */
  sandbox_trigger: sentence.optional(),
});

const group = strict({ slug, title: text });

export const schema = checked(tableOf(row, { groups: z.array(group).min(1) }), ({ rows, groups }, report) => {
  checkRows(rows, { unique: [['code'], ['title']], order: ['code'] }, report);
  const known = groups.map((one) => one.slug);
  checkListed(rows, 'group', known, 'groups', report);
});

export type ApiErrorCodeTable = z.infer<typeof schema>;
export type ApiErrorCode = ApiErrorCodeTable['rows'][number];
