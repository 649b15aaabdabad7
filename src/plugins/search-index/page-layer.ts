import type { PageKind } from '../../search/index/format';

/** What is known of a page beside its text. */
export interface PageLayer {
  readonly kind: PageKind;
  readonly isParticular: boolean;
  readonly keywords: readonly string[];
  /** Per hash (with #; empty for the page as a whole): what readers want to do there. */
  readonly tasks: ReadonlyMap<string, readonly string[]>;
  /** The same in the readers' own words. */
  readonly questions: ReadonlyMap<string, readonly string[]>;
  /** The same and more, of which counts how many have a word; a page of an older version has none of its own. */
  readonly wishes: ReadonlyMap<string, readonly string[]>;
}
