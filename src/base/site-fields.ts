/** A link with its words. */
interface LinkTo {
  readonly label: string;
  readonly to: string;
}

/** Where reports of errors go. */
export interface ReportTarget {
  readonly email: string;
  /** Address of a tracker with `{title}` and `{page}` in it; without one a letter is begun. */
  readonly tracker?: string | undefined;
}

/** What code in the browser knows of the operator profile beside the theme's own settings: the `customFields` of the configuration. */
export interface SiteFields {
  readonly announcement: { readonly text: string; readonly link?: LinkTo | undefined } | undefined;
  readonly supportEmail: string;
  readonly supportChannels: readonly LinkTo[];
  /** Whether there are two versions of the API to choose from. */
  readonly hasVersions: boolean;
  readonly offline: { readonly isOffered: boolean; readonly page: string };
  readonly report: ReportTarget;
}
