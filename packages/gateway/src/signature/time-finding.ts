/** In: a timestamp and the time of day. Out: what is wrong with it, whatever the signature says. */
import type { Finding } from './diagnose';
import type { SignedKind } from './signed-message';

const QUARTER_HOUR = 900;
/** How far from a whole quarter of an hour the offset of a time zone is seen. */
const NEAR = 120;
const MOST_HOURS = 14;

/**
 * @param timestamp of X-Timestamp, as sent
 * @param now in unix seconds
 * @param tolerance of the gateway or of your check, in seconds
 */
export function timeFinding(
  kind: SignedKind,
  timestamp: string,
  now: number,
  tolerance: number,
): Finding | undefined {
  if (!/^\d{1,16}$/.test(timestamp)) return undefined;
  const off = Number(timestamp) - now;
  if (timestamp.length >= 13)
    return { symptom: 'milliseconds', says: `${timestamp.length} digits instead of 10` };
  if (Math.abs(off) <= tolerance) return undefined;
  const says = `${Math.abs(Math.round(off))} seconds ${off < 0 ? 'before' : 'after'} now`;
  if (kind === 'callback') return { symptom: 'callback-time', says };
  const rest = Math.abs(off) % QUARTER_HOUR;
  const isZone =
    Math.abs(off) >= 2 * QUARTER_HOUR - NEAR &&
    Math.abs(off) <= MOST_HOURS * 4 * QUARTER_HOUR &&
    (rest <= NEAR || rest >= QUARTER_HOUR - NEAR);
  return { symptom: isZone ? 'local-time' : 'drift', says };
}
