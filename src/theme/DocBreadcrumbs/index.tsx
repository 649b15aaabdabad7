// Change: a page without a sidebar has the way to its section too. Docusaurus knows a page's place by its sidebar alone. The tools for the
// page's Markdown twin stand in the same line, and so before the contents that fold below it: the keyboard goes as the eye reads.
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import CopyPage from '@site/src/components/CopyPage';

/** Where the pages of a folder belong: start of their ids, name and page of the section. The first that fits counts. */
const SECTIONS: readonly (readonly [start: string, label: string, to: string])[] = [
  ['api/v1/', 'API v1', '/api/v1/list'],
  ['api/v2/', 'API v2', '/api/v2/list'],
  ['services/invoicing/', 'Invoicing', '/services/invoicing_service'],
  ['services/', 'Payment methods', '/payment_methods'],
  ['invoicing/api_', 'Invoicing API', '/invoicing/'],
  ['invoicing/', 'Hosted page', '/payment_page'],
  ['callbacks_', 'Callbacks', '/callbacks'],
  ['request_format_', 'Request format', '/request_format'],
];

/** The way from the home page to the open page. */
function Way(): ReactNode {
  const hasSidebar = useSidebarBreadcrumbs() !== null;
  const { id, title } = useDoc().metadata;
  const section = SECTIONS.find(([start]) => id.startsWith(start));
  if (hasSidebar || !section) return <DocBreadcrumbs />;
  const [, label, to] = section;
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={to}>
            {label}
          </Link>
        </li>
        <li className="breadcrumbs__item">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}

/** The line above a page: the way to it, and its Markdown twin to copy or to open. */
export default function DocBreadcrumbsWithTools(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <>
      <Way />
      <CopyPage twin={markdownTwinRoute(permalink, baseUrl)} />
    </>
  );
}
