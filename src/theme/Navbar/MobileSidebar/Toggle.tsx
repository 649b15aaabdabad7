// Change: wrapped: without scripts a link stands in the place of the button, and leads to the sidebar, which is below the page then.
import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import IconMenu from '@theme/Icon/Menu';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import { allPages } from '../../../../data/texts/theme.json';

/** What opens the menu of a phone. */
export default function ToggleOrLink(): ReactNode {
  // Other pages than documents have no sidebar, and the page for unknown addresses is made in the place of a document.
  const isDocument = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  const hasSidebar = !/\/404(\.html)?$/.test(useLocation().pathname) && isDocument;
  return (
    <>
      <Toggle />
      {hasSidebar && (
        <a className="navbar__toggle" href="#all-pages" aria-label={allPages}>
          <IconMenu />
        </a>
      )}
    </>
  );
}
