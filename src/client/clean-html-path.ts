import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { withoutHtmlSuffix } from './without-html-suffix';

/**
 * Replaces an address that ends in `.html` when this module is imported: before the router reads it, and so before
 * hydration. Later would be too late, because the static HTML was rendered for the path without the suffix (React error 418).
 */
if (ExecutionEnvironment.canUseDOM) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const path = withoutHtmlSuffix(window.location.pathname, canonical && new URL(canonical).pathname);
  if (path) {
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
