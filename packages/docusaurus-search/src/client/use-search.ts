/** The search as React state. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askedFor } from '@gateway-docs/kit';
import type { FindOptions } from '../engine/find';
import { Search, type SearchState } from './search';
import { isSearchAvailable, siteClient } from './site-client';

/**
 * @param baseUrl of the site
 * @param text what the reader typed
 * @param options the same object as long as nothing changes
 * @returns the state, and a function that tries again
 */
export function useSearch(baseUrl: string, text: string, options: FindOptions): [SearchState, () => void] {
  const [search] = useState(
    () => new Search(siteClient(baseUrl), baseUrl, isSearchAvailable, (load) => void askedFor(load)),
  );
  const stateNow = () => search.state;
  const state = useSyncExternalStore(search.subscribe, stateNow, stateNow);
  useEffect(() => search.ask(text, options), [search, text, options]);
  return [state, () => search.open(true)];
}
