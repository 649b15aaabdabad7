/** A merchant's own number of an invoice or a page: the same number with the same body names what exists, with another body it is taken. */
import isEqual from 'fast-deep-equal';
import { refused } from '../api-error';
import type { FirstRequest } from '../state/invoicing';

/**
 * @param first what the number was sent with before, if it was
 * @param field that holds the number
 * @param what it names, with its article
 * @returns id of what exists, or undefined for a new number
 * @throws ApiError 350
 */
export function madeBefore<Body>(
  first: FirstRequest<Body> | undefined,
  body: Body,
  field: string,
  what: string,
): number | undefined {
  if (!first || isEqual(first.body, body)) return first?.id;
  throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(`${field}: belongs to ${what} with other values`);
}
