/** Until when an invoice or a payment page can be paid. */
import { refused } from '../api-error';
import type { Clock } from '../clock';
import { parseTimestamp } from '../transactions/timestamps';

/**
 * @param expiresAt as it was sent; nothing where there is no such limit
 * @throws ApiError 204 when it has passed
 */
export function checkExpiry(clock: Clock, expiresAt: string | null | undefined): void {
  if (typeof expiresAt !== 'string' || parseTimestamp(expiresAt) > clock.now()) return;
  throw refused.VALIDATION_FAILED('expires_at: has passed');
}
