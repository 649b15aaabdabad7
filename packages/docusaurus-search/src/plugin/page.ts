/** A page as the packed index thinks of it: what a search can lead to, and what it reads there. */

export interface Section {
  readonly title: string;
  /** With #; empty for the part above the first heading. */
  readonly hash: string;
  readonly text: string;
  /** What of it a result can show: its sentences, and the rows of its tables as sentences. */
  readonly lines: readonly string[];
}

/** One table row with an anchor. */
export interface Row {
  /** With #. */
  readonly hash: string;
  /** What the row is about: a code, a field. */
  readonly subject: string;
  /** What that is called; may be empty. */
  readonly name: string;
  /** What else it says, from its other cells. */
  readonly text: string;
}

export interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly breadcrumbs: readonly string[];
  /** The first one is the top of the page; its title is empty. */
  readonly sections: readonly Section[];
  readonly rows: readonly Row[];
  /** Routes of the pages to which its text links. */
  readonly links: readonly string[];
}
