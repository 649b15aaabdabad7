export { FILE_FOLDERS, checkBasePath } from './check-base-path';
export { checkProfileLinks } from './check-links';
export { loadOperator, operatorFile, placeInProfile } from './load-operator';
export type { Selection } from './offer-schema';
export { type Operator, SEARCH_LANGUAGES, type SearchLanguage, schema } from './operator-schema';
export { type SitePlace, siteAddress } from './site-address';
