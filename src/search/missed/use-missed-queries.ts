/** Watches the queries of one search field, and keeps those that led nowhere where the profile wants it. */
import { useCallback, useEffect, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isSearchAvailable } from '../site-client';
import type { Search } from '../use-search';
import type { MissedKind } from './missed-queries';

/** @returns whether this site keeps missed queries in the browser */
export function useKeepsMissed(): boolean {
  const { search } = useDocusaurusContext().siteConfig.customFields as {
    search: { keep_missed_queries: boolean };
  };
  return search.keep_missed_queries || !isSearchAvailable;
}

/**
 * A query counts when the reader leaves it: what was typed on the way there does not.
 * @param search the search of the field
 * @param query what it was asked
 * @param isInUse false once the reader has left the field
 * @returns a function for the reader's choice of a result, which makes the query no missed one
 */
export function useMissedQueries(
  { results, responded }: Pick<Search, 'results' | 'responded'>,
  query: string,
  isInUse: boolean,
): () => void {
  const isOn = useKeepsMissed();
  const open = useRef<{ query: string; kind: MissedKind }>(undefined);
  const leave = useCallback(() => {
    const missed = open.current;
    open.current = undefined;
    if (missed === undefined) return;
    import('./missed-queries').then(
      ({ noteMissed }) => noteMissed(() => window.localStorage, missed.query, missed.kind),
      // Without a network the query is not noted: it is a help for writers, of which readers need not hear.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!isOn || results === undefined || responded !== query) return;
    open.current = { query, kind: results.total === 0 ? 'no-hit' : 'no-click' };
  }, [isOn, results, responded, query]);

  useEffect(() => {
    if (!isInUse) leave();
  }, [isInUse, leave]);

  useEffect(() => leave, [leave]);

  return useCallback(() => {
    open.current = undefined;
  }, []);
}
