// Change: a search box with the words of the address, pages whose address is like the one asked for, and the usual places to go on from. The title of the
// tab is set here, because with pages at the root Docusaurus shows this content inside the documentation's own layout.
import React, { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import routesChunkNames from '@generated/routesChunkNames';
import { notFound as texts } from '../../../../data/texts/theme.json';
import type { Props } from '@theme/NotFound/Content';
import { routeBelow, underBasePath } from '@gateway-docs/kit';
import { likelyTargets, wordsOf } from './likely-targets';

/**
 * Addresses of the site have small letters, and some hosts and letters of readers have capital ones. Where the page for unknown addresses
 * was opened under `/CALLBACKS`, and `/callbacks` exists, the reader gets that.
 * @param pathname path of the address that has no page
 */
function useSmallLetters(pathname: string): void {
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

// Taken out of the file before it is asked for its methods: Rspack takes a method of a list for an export that is missing.
const { places } = texts;

/** The routes of the site's pages, from the list of files per path that every page has already; its keys end in a hash. */
function pages(baseUrl: string): string[] {
  const paths = Object.keys(routesChunkNames).map((key) => routeBelow(baseUrl, key.replace(/-[^-]+$/, '')));
  return [...new Set(paths)].filter((path) => path !== '/' && path !== '/cabinet' && path !== '/search');
}

/** A path that is longer than a line goes on in the next one after a slash or an underscore, and not inside a word. */
const breakable = (path: string): ReactNode[] =>
  path.split(/(?<=[/_])/).flatMap((part, i) => (i > 0 ? [<wbr key={i} />, part] : [part]));

/** The body of the page for unknown addresses. The guesses come after hydration: one file serves every address. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  useSmallLetters(pathname);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const asked = useIsBrowser() ? routeBelow(baseUrl, pathname) : '';
  const targets = likelyTargets(asked, asked ? pages(baseUrl) : []).map((route) =>
    underBasePath(baseUrl, route),
  );
  return (
    <main className={clsx('gw-message', className)}>
      <PageMetadata title={texts.title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <form
        className="gw-search-form"
        role="search"
        aria-label={texts.form}
        action={underBasePath(baseUrl, '/search')}
      >
        <label htmlFor="not-found-search">{texts.search}</label>
        <input
          id="not-found-search"
          className="gw-input"
          type="search"
          name="q"
          required
          defaultValue={wordsOf(asked).join(' ')}
        />
        <button type="submit" className="gw-button">
          {texts.button}
        </button>
      </form>
      {targets.length > 0 && (
        <nav aria-labelledby="not-found-likely">
          <h2 id="not-found-likely">{texts.likely}</h2>
          <ul>
            {targets.map((target) => (
              <li key={target}>
                <Link to={target} data-noBrokenLinkCheck>
                  <code>{breakable(target)}</code>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="not-found-start">
        <h2 id="not-found-start">{texts.start}</h2>
        <ul>
          {places.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
