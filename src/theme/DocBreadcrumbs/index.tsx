// Change: a page without a sidebar has the way to its section too. Docusaurus knows a page's place by its sidebar alone. The tools for the
// page's Markdown twin stand in the same line, and so before the contents that fold below it: the keyboard goes as the eye reads.
import React, { type ReactNode } from 'react';
import { breadcrumbs } from '../../../data/texts/theme.json';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { markdownTwinRoute } from '@site/src/base/markdown-twin-route';
import CopyPage from '@site/src/components/CopyPage';

// Taken out of the file before a list is asked for its methods: Rspack takes a method for an export that is missing.
const { label: name, sections } = breadcrumbs;

/** The way from the home page to the open page. */
function Way(): ReactNode {
  const hasSidebar = useSidebarBreadcrumbs() !== null;
  const { id, title } = useDoc().metadata;
  // Where the pages of a folder belong, by the start of their ids: the first that fits counts.
  const section = sections.find(({ start }) => id.startsWith(start));
  if (hasSidebar || !section) return <DocBreadcrumbs />;
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={name}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.to}>
            {section.label}
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
