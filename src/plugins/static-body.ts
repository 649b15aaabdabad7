/** What this site tells the package that makes its pages: its components, its scripts in the head, what it does without, and its policy. */
import path from 'node:path';
import type { Site } from '@gateway-docs/contract';
import type { StaticBodyOptions } from '@gateway-docs/docusaurus-static-body';
import type { FinishOptions } from '@gateway-docs/docusaurus-static-body/after-build';
import { listFiles } from '@gateway-docs/kit/files';
import { ICON_HOSTS } from '../base/icon-hosts';
import { headScripts } from '../head-scripts/head-scripts';
import { PAGE_LIST_ROUTE } from '../base/markdown-twin-route';
import { API_CATALOG } from '../remark/cross-references/routes';
import { allComponents } from '../remark/mdast/page-components';

const COMPONENTS = '@site/src/components';

/** Whether pages are scripts, as Docusaurus makes them: the writers' server renders no static pages. */
export const isStockWay = (): boolean => process.env.NODE_ENV !== 'production';

const islands = allComponents.filter(([, { island }]) => island);

/**
 * @param siteDir absolute path of the repository's root
 * @param site what the provider has
 * @returns options of the plugin
 */
export function staticBodyOptions(siteDir: string, { offer }: Pick<Site, 'offer'>): StaticBodyOptions {
  const below = (folder: string, ending: RegExp): string[] =>
    listFiles(siteDir, folder).filter((file) => ending.test(file));
  return {
    islands: Object.fromEntries(islands.map(([tag, { module }]) => [tag, `${COMPONENTS}/${module}`])),
    styles: below('src/components', /\.module\.css$/).map((file) => `@site/${file}`),
    headScripts: headScripts(offer),
    leaveOut: [
      // Code is highlighted while the site is built.
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      // The site has styles of its own (src/css), and the two would mix.
      'infima/dist/css/default/default.css',
    ],
    withoutPageLists: true,
    cacheDependsOn: [...below('src/plugins', /(?<!\.test)\.(ts|cjs)$/), 'babel.config.js'].map((file) =>
      path.join(siteDir, file),
    ),
  };
}

/** What programs in browsers of other sites may load: contract, tables, catalogue and feeds. They hold nothing of a reader. */
const OPEN_FILE =
  /^(?:(?:openapi|postman|reference)\/[\w/-]+\.(?:yaml|json|csv)|(?:services|not_offered|glossary|changelog|callback-networks)\.(?:json|csv|atom))$/;

/** Who may load what of the site, and what pages may ask of others. */
export const policy: FinishOptions['policy'] = {
  connectSrc: ICON_HOSTS,
  immutable: ['/assets/*', '/search-index/parts/*', '/offline/search-*'],
  revalidated: ['/service-worker.js'],
  links: { describedby: PAGE_LIST_ROUTE, 'api-catalog': API_CATALOG.route },
  types: { [API_CATALOG.route]: API_CATALOG.type },
  isOpen: (file) => OPEN_FILE.test(file),
};
