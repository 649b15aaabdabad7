import React, { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
// The static render draws the components of a page; the browser has their styles alone.
import '@generated/static-body/default/styles';
import { LAZY_BLOCKS } from '../../names';
import { isReturn } from '../navigation/place';
import { hydrateIslands } from './islands';
import { useShownPage } from './shown-page';

/** Not an empty object for each render: React would write the empty body into the page. */
const LEFT_AS_IT_IS = { __html: '' };

/**
 * The body of a page, in place of the theme's component that draws it from a script. React hydrates the element and leaves its content
 * as the static page has it; after a navigation the content comes from the HTML of the other page.
 */
export default function PageBody(): ReactNode {
  const page = useShownPage();
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = page.takeBody();
    if (body) {
      // As for a visit (head/lazy-blocks.js).
      document.documentElement.toggleAttribute(LAZY_BLOCKS, !history.location.hash && !isReturn());
      element.current?.replaceChildren(...body);
    }
    return () => page.bodyIsGone();
  }, [page, history]);
  useEffect(() => hydrateIslands(element.current, history), [page, history]);
  return (
    <div
      key={page.path}
      ref={element}
      className="theme-doc-markdown markdown"
      suppressHydrationWarning
      dangerouslySetInnerHTML={LEFT_AS_IT_IS}
    />
  );
}
