/** The door for code of pages. */
export { NEW_RELEASE_EVENT } from './new-release-event';
export type { OfflineClasses, OfflineWords } from './page-words';
export type { ReleaseNotice } from './new-release-notice';
