/**
 * What one sandbox is started with: its points with their tokens, and the values of the operator profile that the
 * gateway acts on. The demo point and token are those of the test vectors, so that published samples work at once.
 */
import type { Operator } from '../src/reference/operator/operator-schema';
import { loadOperator } from '../src/reference/operator/load-operator';
import { readYaml } from '../src/reference/reading/read-yaml';
import { vectorsSchema } from '../src/reference/samples/samples-schema';

/** A sales point of the sandbox. */
export interface Point {
  readonly id: number;
  /** Valid API tokens, the newest first. Two while the point rotates them; callbacks are signed with the first. */
  readonly tokens: readonly string[];
  readonly accountId: number;
}

export interface Settings {
  readonly siteDir: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly points: readonly Point[];
  /** Where callbacks go when the request names no `point.callback_url`. */
  readonly callbackUrl: string | undefined;
  /** How far a v2 timestamp may be from now, in seconds. */
  readonly toleranceSeconds: number;
  /** How long an `Idempotency-Key` is remembered. */
  readonly idempotencyKeyHours: number;
  readonly callbackTimeoutSeconds: number;
  /** Minutes to wait after each failed delivery of a callback. */
  readonly retryAfterMinutes: readonly number[];
  /** Origins that responses name: `api` for files, `checkout` for hosted pages. */
  readonly hosts: Operator['hosts'];
  /** How many documented seconds pass in one second: 1 is real time, tests use more. */
  readonly speed: number;
  /** The oldest transactions, replays and reports beyond this number are forgotten. */
  readonly capacity: number;
  /** Takes one line of the access log. */
  readonly log: (line: string) => void;
}

/** The account of the demo point. `data/test-cards.yaml` says that it always works. */
const DEMO_ACCOUNT_ID = 5001;

/** Tests that do not look at the log. */
const noLog = (): void => undefined;

/**
 * Settings with every value filled in: what is not given comes from the operator profile and the test vectors. Called once
 * for each start; nothing else in the sandbox reads the profile.
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file when the profile or the vectors cannot be read
 */
export function settingsFor(siteDir: string, given: Partial<Settings> = {}): Settings {
  const operator = loadOperator(siteDir);
  const vectors = readYaml(siteDir, 'samples/vectors.yaml', vectorsSchema);
  return {
    siteDir,
    port: 0,
    points: [{ id: vectors.point_id, tokens: [vectors.api_token], accountId: DEMO_ACCOUNT_ID }],
    callbackUrl: undefined,
    toleranceSeconds: operator.timestamp_tolerance_seconds,
    idempotencyKeyHours: operator.idempotency_key_hours,
    callbackTimeoutSeconds: operator.callbacks.timeout_seconds,
    retryAfterMinutes: operator.callbacks.retry_after_minutes,
    hosts: operator.hosts,
    speed: 1,
    capacity: 20_000,
    log: noLog,
    ...given,
  };
}
