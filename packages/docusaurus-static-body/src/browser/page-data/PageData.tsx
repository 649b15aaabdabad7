import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDoc, useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PAGE_DATA_ID } from '../../names';
import { FRONT_MATTER_KEYS, METADATA_KEYS, type PageData } from './page-data';
import { visiblePart } from './visible-part';

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** The data of the page that is rendered, from the contexts of the theme. */
function usePageData(): PageData {
  const { metadata, frontMatter, toc, contentTitle, assets } = useDoc();
  const { docs: _docs, docsSidebars: _sidebars, ...version } = useDocsVersion();
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return {
    version,
    sidebar: sidebar && { name: sidebar.name, items: visiblePart(sidebar.items, pathname) },
    document: {
      metadata: pick(metadata, METADATA_KEYS),
      frontMatter: pick(frontMatter, FRONT_MATTER_KEYS),
      toc,
      contentTitle,
      assets,
    },
  };
}

const script = (json: string): ReactNode => (
  <script
    type="application/json"
    id={PAGE_DATA_ID}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: json }}
  />
);

function Written(): ReactNode {
  // A title may hold any text; none may end the element.
  return script(JSON.stringify(usePageData()).replace(/</g, '\\u003c'));
}

/** What the static page holds stays as it is; a page that was navigated to has its data already. */
const Left = (): ReactNode => script('');

/** Writes the data of a page into its static HTML. */
export default ExecutionEnvironment.canUseDOM ? Left : Written;
