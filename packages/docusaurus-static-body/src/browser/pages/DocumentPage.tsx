import React, { useMemo, type ComponentType, type ReactNode } from 'react';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  getDocsVersionSearchTag,
} from '@docusaurus/plugin-content-docs/client';
import DocItem, { type Props as DocItemProps } from '@theme/DocItem';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import type { PageData } from '../page-data/page-data';
import { useSidebarItems } from './sidebars';

/** The theme asks for the body as a component that carries the data of its document; `PageBody` draws it in place of that. */
function contentOf({ document }: PageData): DocItemProps['content'] {
  const Nothing: ComponentType = () => null;
  const metadata = { ...document.metadata, frontMatter: document.frontMatter };
  return Object.assign(Nothing, document, { metadata }) as unknown as DocItemProps['content'];
}

/** A page of the documentation: what the theme's `DocsRoot`, `DocVersionRoot` and `DocRoot` draw together, from the data of one page. */
export default function DocumentPage({ data }: { readonly data: PageData }): ReactNode {
  const { version, sidebar } = data;
  const content = useMemo(() => contentOf(data), [data]);
  const whole = useMemo(() => ({ ...version, docsSidebars: {}, docs: {} }), [version]);
  const items = useSidebarItems(data);
  const route = {
    path: content.metadata.permalink,
    component: DocItem,
    exact: true,
  } as unknown as DocItemProps['route'];
  // The theme gives the class of a document after those of the frame around it: in between, what is laid out by it would move.
  return (
    <HtmlClassNameProvider className={`docs-wrapper docs-doc-id-${content.metadata.id}`}>
      <Layout>
        <SearchMetadata
          version={version.version}
          tag={getDocsVersionSearchTag(version.pluginId, version.version)}
        />
        <PageMetadata>{version.noIndex && <meta name="robots" content="noindex, nofollow" />}</PageMetadata>
        <HtmlClassNameProvider className={version.className}>
          <DocsVersionProvider version={whole}>
            <HtmlClassNameProvider className="docs-doc-page">
              <DocsSidebarProvider name={sidebar?.name} items={items}>
                <DocRootLayout>
                  <DocItem content={content} route={route} />
                </DocRootLayout>
              </DocsSidebarProvider>
            </HtmlClassNameProvider>
          </DocsVersionProvider>
        </HtmlClassNameProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
