/** What pages and the worker say to each other. Each message goes with a port, over which one reply comes. */

/** Replies by the type of the message. */
export interface Replies {
  readonly 'page-read': null;
  readonly 'is-current': boolean;
  readonly overview: Overview;
  readonly save: Progress;
  readonly remove: Overview;
  readonly 'remove-all': Overview;
}

export type ToWorker =
  | PageRead
  | IsCurrent
  | { readonly type: 'overview' }
  /** Saves some more files of a section; the page asks again until nothing is missing. */
  | { readonly type: 'save'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'remove-all' };

/** Asks whether a page reads as it does in the worker's release. */
export interface IsCurrent {
  readonly type: 'is-current';
  /** Its main script. */
  readonly script: string;
  /** Its address, and the hash that it says; without a hash the scripts decide. */
  readonly page: string;
  readonly hash?: string;
}

/** A page has been read. All addresses are paths of the site, or whole URLs. */
export interface PageRead {
  readonly type: 'page-read';
  readonly page: string;
  /** Pages to save as well: the previous and the next one. */
  readonly near: readonly string[];
  /** Files that the page has loaded. */
  readonly loaded: readonly string[];
  /** Whether to save what any page of the release needs: readers who come back get it, not those on their first visit. */
  readonly withTools: boolean;
}

/** Bytes before compression. */
export interface Progress {
  readonly saved: number;
  readonly total: number;
}

export interface SectionState {
  readonly id: string;
  readonly label: string;
  readonly pages: number;
  /** Bytes of its pages, and of what they alone need. */
  readonly bytes: number;
  readonly isSaved: boolean;
  /** Its saving has begun and is not at its end: it still runs, or has failed. */
  readonly isBegun: boolean;
}

export interface Overview {
  readonly sections: readonly SectionState[];
  /** Bytes of what every page needs; they are saved with the first section. */
  readonly commonBytes: number;
  readonly isCommonSaved: boolean;
  /** Pages that are saved because they, or their neighbours, were read. */
  readonly readPages: number;
}

/** Why the worker could not do what it was asked for. */
export type Failure = 'no-space' | 'unreachable' | 'other-release';

/** What comes back over the port. */
export type Reply<Value> = { readonly value: Value } | { readonly failure: Failure };
