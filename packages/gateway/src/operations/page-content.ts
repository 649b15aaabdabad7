/** What invoices, payment pages and their templates have in common: limits, numbers, the services on offer, and what stands where nothing was said. */
import isEqual from 'fast-deep-equal';
import { refused } from '../api-error';
import type { Schema } from '../contract/operation-types';
import type { FirstRequest } from '../state/invoicing';
import type { SandboxState } from '../state/sandbox-state';
import type { SandboxService } from '../state/services';
import { parseTimestamp, timestampIn } from '../transactions/timestamps';

/** What a page or a template has when neither the request nor a template says otherwise. */
export const STANDARD = { amount: null, payer_fields: [], locale: 'en' } as const;

/** Now, as v2 writes it; the calls of pages exist in v2 only. */
export const now = (sandbox: SandboxState): string => timestampIn('v2', sandbox.clock.now());

/** A payer of a page or an invoice enters a card and nothing else, and pays at once: nobody is there to capture a hold. */
function canBeOffered({ direction, call, holds, savesCards, entry }: SandboxService): boolean {
  const asksMore = entry?.fields.some(({ required, page_asks: asked }) => required && !asked) ?? false;
  return direction === 'payin' && !(call === 'pay' || holds || savesCards || asksMore);
}

/** @throws ApiError 201 or 216 */
export function checkServices(
  sandbox: SandboxState,
  { service_ids: ids = [], amount_currency: currency = '' }: Schema<'page-content'>,
): void {
  for (const id of ids) {
    const service = sandbox.services.get(id);
    if (!service || !canBeOffered(service))
      throw refused.SERVICE_NOT_FOUND(`service_ids: ${id} is not a service that can be offered here`);
  }
  const inCurrency = servicesFor(sandbox, currency).map(({ id }) => id);
  const other = ids.find((id) => !inCurrency.includes(id));
  const by = other === undefined ? 'any service that can be offered here' : `service ${other}`;
  if (inCurrency.length === 0 || other !== undefined)
    throw refused.CURRENCY_NOT_SUPPORTED_BY_SERVICE(`amount_currency: ${currency} is not taken by ${by}`);
}

/** Services that a page offers when the request names none. */
export const servicesFor = (sandbox: SandboxState, currency = ''): SandboxService[] =>
  [...sandbox.services.values()].filter(
    (service) => canBeOffered(service) && service.currencies.includes(currency),
  );

/**
 * Until when an invoice or a payment page can be paid.
 * @param expiresAt as it was sent; nothing where there is no such limit
 * @throws ApiError 204 when it has passed
 */
export function checkExpiry({ clock }: SandboxState, expiresAt: string | null | undefined): void {
  if (typeof expiresAt !== 'string' || parseTimestamp(expiresAt) > clock.now()) return;
  throw refused.VALIDATION_FAILED('expires_at: has passed');
}

/**
 * A merchant's own number of an invoice or a page: the same number with the same body names what exists, with another body it is taken.
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
