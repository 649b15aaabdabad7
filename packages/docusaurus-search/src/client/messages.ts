/** What the page and its search worker say to each other. */
import type { FindOptions } from '../engine/find';
import type { ResultSet } from '../engine/results';

/** Name of a worker to which the script in the head gives the manifest: it need not load it. */
export const GIVEN = 'given';

export type ToWorker =
  /** Undefined where the page could not load it. */
  | { readonly type: 'manifest'; readonly manifest: unknown }
  /** `isAnew`: the reader tries again, so the manifest is loaded again too. */
  | { readonly type: 'open'; readonly baseUrl: string; readonly isAnew: boolean }
  | { readonly type: 'ask'; readonly id: number; readonly text: string; readonly options: FindOptions }
  /** The reader has typed on: what is still being done for this query may be left. */
  | { readonly type: 'drop'; readonly id: number };

/** `unreachable`: a file could not be loaded. `outdated`: the site was published anew since this page was opened. */
export type FailureReason = 'unreachable' | 'outdated';

export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'results'; readonly id: number; readonly results: ResultSet }
  /** A query could not be answered at all. */
  | { readonly type: 'unanswered'; readonly id: number; readonly reason: FailureReason }
  | { readonly type: 'failed'; readonly reason: FailureReason };
