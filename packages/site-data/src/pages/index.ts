export { CHANGELOG_FILE, CHANGELOG_ROUTE, type Change, NEXT_RELEASE } from './changelog';
export { lastCommit, pageHistory } from './history';
export { CONTENT_FOLDERS, type LeftOut, type PageHead, type Pages, readPages, titlesOf } from './read-pages';
