export { FILE_FOLDERS } from './check-base-path';
export type { Selection } from './offer-schema';
export { type Operator, SEARCH_LANGUAGES, type SearchLanguage, schema } from './operator-schema';
export { type Profile, readProfile } from './profile';
export { type SitePlace, siteAddress } from './site-address';
