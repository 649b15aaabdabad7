export { FILE_FOLDERS } from './check-links';
export type { Selection } from './offer-schema';
export { type Operator, SEARCH_LANGUAGES, type SearchLanguage, schema } from './operator-schema';
export { type Profile, readProfile, type SitePlace, siteAddress } from './profile';
