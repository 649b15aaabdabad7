/** What is known of a page beside its text. */
export interface PageWords {
  /** One of the site's kinds of pages. */
  readonly kind: string;
  /** Says for one case what other pages say for all, and follows them. */
  readonly isParticular: boolean;
  /** Per hash (with #; empty for the page as a whole): what readers want to do there. */
  readonly tasks: ReadonlyMap<string, readonly string[]>;
}
