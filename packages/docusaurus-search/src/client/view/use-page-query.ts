/**
 * The query of the search page. It is read from the address on each navigation and written back while the reader types, by
 * `replaceState`: the router would load the page anew for every letter, and Back should leave the search.
 */
import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPageUrl, type SearchPageQuery } from '../links';
import { readPageQuery, type Choices } from './page-query';

const EMPTY: SearchPageQuery = { q: '', ctx: '', version: '', kind: '', first: '' };

/**
 * @param choices what the filters may be
 * @returns the query (empty in the static page) and a function that changes a part of it
 */
export function usePageQuery(choices: Choices): [SearchPageQuery, (part: Partial<SearchPageQuery>) => void] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState({ location, query: EMPTY, isEdited: false });
  // A navigation puts an end to what was typed before it.
  const typed = edited.isEdited && edited.location === location ? edited.query : undefined;
  const query = typed ?? (isBrowser ? readPageQuery(location.search, choices) : EMPTY);
  const change = (part: Partial<SearchPageQuery>) => {
    const next = { ...(typed ?? readPageQuery(location.search, choices)), ...part };
    setEdited({ location, query: next, isEdited: true });
    window.history.replaceState(window.history.state, '', searchPageUrl(window.location.pathname, next));
  };
  return [query, change];
}
