/** What the page says that is shown in place of one that is neither reachable nor saved. */
export interface NotSavedWords {
  /** Of the window. */
  readonly title: string;
  readonly heading: string;
  readonly explanation: string;
  readonly retry: string;
  /** Before the list of the pages that can be opened. */
  readonly saved: string;
  readonly nothingSaved: string;
  /** Link to the page of the sections. */
  readonly manage: string;
  /** Heading of pages that are in no section. */
  readonly more: string;
}

/** What the page says where a site does not say it otherwise. */
export const WORDS: NotSavedWords = {
  title: 'Offline',
  heading: 'You are offline, and this page is not saved',
  explanation:
    'The site could not be reached. When the network is back, try again: the address stays the same.',
  retry: 'Retry',
  saved: 'These pages are saved and can be read now.',
  nothingSaved: 'No page is saved yet.',
  manage: 'See what is saved, by section',
  more: 'More',
};
