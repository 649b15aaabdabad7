import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { HIGHLIGHT_PARAMETER } from '../engine/settings';

/** Marks the words of a search on the page that a result led to; the next page starts without marks. */
export function useHighlights(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!new URLSearchParams(search).has(HIGHLIGHT_PARAMETER)) return undefined;
    let clear: () => void = () => undefined;
    let isCurrent = true;
    import('./highlight').then(
      (module) => {
        if (isCurrent) clear = module.highlightFromAddress();
      },
      // Without its marks the page is as good as ever.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      clear();
    };
  }, [pathname, search]);
}
