/** What a site may say and name otherwise on the page of the sections: the modules `words` and `classes` of its theme. */
import type { WorkerFailure } from './ask-worker';

/** Every word of the page. */
export interface OfflineWords {
  readonly title: string;
  readonly description: string;
  /** Paragraphs above the sections. */
  readonly introduction: readonly string[];
  readonly withoutScripts: string;
  /** While the worker is asked what is saved. */
  readonly looking: string;
  /** In a browser that has no worker. */
  readonly impossible: string;
  readonly sections: string;
  /** What the first section brings with it. */
  readonly common: (size: string) => string;
  /** Before the number of pages. */
  readonly readPages: string;
  readonly removeAll: string;
  readonly allRemoved: string;
  readonly save: string;
  readonly remove: string;
  readonly saved: (section: string) => string;
  readonly removed: (section: string) => string;
  /** Of the progress bar. */
  readonly saving: (section: string) => string;
  readonly begins: string;
  readonly progress: (saved: string, total: string) => string;
  readonly size: (pages: string, size: string) => string;
  /** After the size of a section. */
  readonly isSaved: string;
  readonly isUnfinished: string;
  readonly failures: Readonly<Record<WorkerFailure['reason'], string>>;
}

/** Classes of the buttons. */
export interface OfflineClasses {
  readonly button: string;
  readonly quietButton: string;
}
