/**
 * In: nothing. Out: a script in the head that says which version of the API the sidebar shows: that of the page, else the one that the reader
 * chose, else the newer one. It runs before the sidebar is drawn, so that the other version never flashes.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadOffer } from '../../reference/offer/load-offer';
import {
  API_VERSION_ATTRIBUTE,
  API_VERSION_KEY,
  API_VERSIONS,
  VERSION_IN_PATH,
} from '../../base/api-version';

const [newer, older] = API_VERSIONS;

/**
 * @param site its base path, which may name a version too and is no part of a route; where Docusaurus keeps what readers choose, and the ending that it gives the names there
 * @returns the script; the storage may be closed to the page, and then the newer version is shown
 */
function script({ baseUrl, siteStorage: { type, namespace } }: LoadContext): string {
  return [
    '(function(){',
    `var p=${String(VERSION_IN_PATH)}.exec(location.pathname.slice(${baseUrl.length - 1})),s;`,
    `try{s=window[${JSON.stringify(type)}].getItem(${JSON.stringify(API_VERSION_KEY + namespace)})}catch(e){}`,
    `document.documentElement.setAttribute('${API_VERSION_ATTRIBUTE}',p?p[1]:s==='${older}'?s:'${newer}')`,
    '})()',
  ].join('');
}

/** Docusaurus plugin; takes no options. Where the provider has one version, there is nothing to choose. */
export default function apiVersionFirst(context: LoadContext): Plugin {
  const { v1 } = loadOffer(context.siteDir);
  return {
    name: 'api-version-first',
    injectHtmlTags: () => ({
      headTags: v1 ? [{ tagName: 'script', innerHTML: script(context) }] : [],
    }),
  };
}
