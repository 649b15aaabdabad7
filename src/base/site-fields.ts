/** Where reports of errors go. */
export interface ReportTarget {
  readonly email: string;
  /** Address of a tracker with `{title}` and `{page}` in it; without one a letter is begun. */
  readonly tracker?: string | undefined;
}

/** A line above every page, and where it leads. */
interface Announcement {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
}

/** What code in the browser knows of the operator profile beside the theme's own settings: the `customFields` of the configuration. */
export interface SiteFields {
  readonly announcement: Announcement | undefined;
  readonly report: ReportTarget;
  /** Links that open a page in an assistant: `{page}` in an address is that of the page's Markdown. */
  readonly openIn: readonly { readonly label: string; readonly address: string }[];
}
