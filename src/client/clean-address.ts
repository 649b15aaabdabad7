import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ownAddress } from './own-address';

/**
 * Shows a page under its own address when this module is imported: before the router reads the address, and so before hydration. Later
 * would be too late, because the static HTML was rendered for that address (React error 418), and the page would name another one
 * as its own to search engines.
 */
if (ExecutionEnvironment.canUseDOM) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const path = ownAddress(window.location.pathname, canonical && new URL(canonical).pathname);
  if (path) {
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
