/** The reader went to the search before the scripts of the page were there: its worker and its list are loaded while React takes the page over. */
import siteConfig from '@generated/docusaurus.config';
import { isSearchAvailable, siteClient } from './site-client';

if (typeof window !== 'undefined' && isSearchAvailable && window.searchManifest !== undefined) {
  // The bar asks for both again, and shows what came of it.
  siteClient(siteConfig.baseUrl)
    .open()
    .catch(() => undefined);
  import('./view/Suggestions').catch(() => undefined);
}
