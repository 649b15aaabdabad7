import { useEffect } from 'react';

/**
 * Addresses of the site have small letters, and some hosts and letters of readers have capital ones. Where the page for unknown addresses
 * was opened under `/CALLBACKS`, and `/callbacks` exists, the reader gets that.
 * @param pathname path of the address that has no page
 */
export function useSmallLetters(pathname: string): void {
  useEffect(() => {
    const small = pathname.toLowerCase();
    if (small === pathname) return undefined;
    const ending = new AbortController();
    fetch(small, { method: 'HEAD', signal: ending.signal }).then(
      ({ ok }) => {
        const { search, hash } = window.location;
        if (ok && !ending.signal.aborted) window.location.replace(small + search + hash);
      },
      // Without a network the page for unknown addresses stays.
      () => undefined,
    );
    return () => ending.abort();
  }, [pathname]);
}
