/**
 * What one sandbox is started with: its points with their tokens, and the values of the operator profile that the
 * gateway acts on. The demo point and token are those of the test vectors, so that published samples work at once.
 */
import type { SiteData } from '@gateway-docs/contract';

/** A sales point of the sandbox. */
export interface Point {
  readonly id: number;
  /** Valid API tokens, the newest first. Two while the point rotates them; callbacks are signed with the first. */
  readonly tokens: readonly string[];
  readonly accountId: number;
  /** Of a reader, who has it in place of the documented one. */
  readonly ownAccountId?: number | undefined;
}

/** @returns what the gateway acts on of the operator profile, and the demo point of the test vectors */
export const profileOf = ({ operator, vectors }: Pick<SiteData, 'operator' | 'vectors'>) => ({
  pointId: vectors.point_id,
  apiToken: vectors.api_token,
  /** How far a v2 timestamp may be from now, in seconds. */
  toleranceSeconds: operator.timestamp_tolerance_seconds,
  /** How long an `Idempotency-Key` is remembered. */
  idempotencyKeyHours: operator.idempotency_key_hours,
  callbackTimeoutSeconds: operator.callbacks.timeout_seconds,
  /** Minutes to wait after each failed delivery of a callback. */
  retryAfterMinutes: operator.callbacks.retry_after_minutes,
  /** Origins that responses name: `api` for files, `checkout` for hosted pages. */
  hosts: operator.hosts,
});
export type Profile = Readonly<ReturnType<typeof profileOf>>;

export interface Settings extends Omit<Profile, 'pointId' | 'apiToken'> {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly points: readonly Point[];
  /** Where callbacks go when the request names no `point.callback_url`. */
  readonly callbackUrl: string | undefined;
  /** How many documented seconds pass in one second: 1 is real time, tests use more. */
  readonly speed: number;
  /** The oldest transactions, replays and reports beyond this number are forgotten. */
  readonly capacity: number;
  /** Makes tokens and approval codes the same in every run that is asked the same; undefined for values that cannot be guessed. */
  readonly seed: string | undefined;
  /** Takes one line of the access log. */
  readonly log: (line: string) => void;
}

/** The account of the demo point. `data/test-cards.yaml` says that it always works. */
const DEMO_ACCOUNT_ID = 5001;

/** The point that a gateway has where nobody names others. */
export const demoPoint = ({ pointId, apiToken }: Profile): Point => ({
  id: pointId,
  tokens: [apiToken],
  accountId: DEMO_ACCOUNT_ID,
});

/** Settings with every value filled in: what is not given comes from the profile. Called once for each start. */
export function settingsFrom(profile: Profile, given: Partial<Settings> = {}): Settings {
  const { pointId: _id, apiToken: _token, ...acting } = profile;
  return {
    port: 0,
    points: [demoPoint(profile)],
    callbackUrl: undefined,
    ...acting,
    seed: undefined,
    speed: 1,
    capacity: 20_000,
    log: () => undefined,
    ...given,
  };
}
