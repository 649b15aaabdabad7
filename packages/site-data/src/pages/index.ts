export { CHANGELOG_ROUTE, type Change, NEXT_RELEASE, changelogFiles, loadChanges } from './load-changes';
export { lastCommit, pageHistory } from './load-history';
export {
  CONTENT_FOLDERS,
  type LeftOut,
  type PageHead,
  loadLeftOut,
  loadPageHeads,
  loadPages,
} from './load-pages';
