/**
 * Back from a result leads to where the reader was in the list. The browser cannot do it, because the list is not there yet when it
 * comes back to the page.
 */
import { useLayoutEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { attempt } from '@gateway-docs/kit';

const KEY = 'search-scroll';

/** @param isReady whether the results are drawn */
export function useScrollOnReturn(isReady: boolean): void {
  const { action } = useHistory();
  // Of the page that is shown: the history is ahead of it while the next page comes, and the reader may still scroll.
  const location = useLocation();
  const isBack = useRef(action === 'POP');
  // A page that was opened by its address has no key; another query is another list.
  const address = location.key ?? location.search;

  // Ends before the next page is scrolled to its top, which would be taken for the reader's own scrolling.
  useLayoutEffect(() => {
    const keep = () => {
      // The site scrolls to the top of every page that it comes to; that is not where the reader was.
      if (isBack.current) return;
      // Without storage the list begins at its top.
      attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify([address, window.scrollY])));
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address]);

  useLayoutEffect(() => {
    if (!isReady || !isBack.current) return;
    isBack.current = false;
    attempt(() => {
      const [of, top] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string?, number?];
      if (of === address && top !== undefined) window.scrollTo(0, top);
    });
  }, [isReady, address]);
}
