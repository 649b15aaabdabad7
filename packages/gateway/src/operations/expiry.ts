/** Until when an invoice or a payment page can be paid. */
import { ApiError } from '../api-error';
import type { Clock } from '../clock';
import { ErrorCode } from '../generated/codes';
import { parseTimestamp } from '../transactions/timestamps';

/**
 * @param expiresAt as it was sent; nothing where there is no such limit
 * @throws ApiError 204 when it has passed
 */
export function checkExpiry(clock: Clock, expiresAt: string | null | undefined): void {
  if (typeof expiresAt !== 'string' || parseTimestamp(expiresAt) > clock.now()) return;
  throw new ApiError(ErrorCode.VALIDATION_FAILED, 'expires_at: has passed');
}
