/** What the page and its search worker say to each other. */
import type { FindOptions } from './find';
import type { ResultSet } from './session';

export type ToWorker =
  | { readonly type: 'open'; readonly baseUrl: string }
  | { readonly type: 'ask'; readonly id: number; readonly text: string; readonly options: FindOptions }
  /** The reader has typed on: what is still being done for this query may be left. */
  | { readonly type: 'drop'; readonly id: number };

/** `unreachable`: a file could not be loaded. `outdated`: the site was published anew since this page was opened. */
export type FailureReason = 'unreachable' | 'outdated';

export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'results'; readonly id: number; readonly results: ResultSet }
  | { readonly type: 'failed'; readonly reason: FailureReason };
