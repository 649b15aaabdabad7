import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDoc, useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PAGE_DATA_ID, type PageData } from './page-data';
import { visiblePart } from './visible-part';

/** The data of the page that is rendered, from the contexts of the theme. */
function usePageData(): PageData {
  const { metadata, frontMatter, toc, contentTitle, assets } = useDoc();
  const { docs: _docs, docsSidebars: _sidebars, ...version } = useDocsVersion();
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const { id, title, description, permalink, unlisted, tags, previous, next, editUrl, lastUpdatedAt } =
    metadata;
  const {
    keywords,
    image,
    hide_title,
    hide_table_of_contents,
    toc_min_heading_level,
    toc_max_heading_level,
  } = frontMatter;
  const shown = {
    ...{ keywords, image, hide_title, hide_table_of_contents },
    ...{ toc_min_heading_level, toc_max_heading_level },
  };
  return {
    version,
    sidebar: sidebar && { name: sidebar.name, items: visiblePart(sidebar.items, pathname) },
    document: {
      metadata: {
        ...{ id, title, description, permalink, unlisted, tags, previous, next, editUrl, lastUpdatedAt },
        frontMatter: shown,
      } as unknown as PageData['document']['metadata'],
      frontMatter: shown,
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
