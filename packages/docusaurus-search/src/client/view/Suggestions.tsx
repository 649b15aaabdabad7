import React, {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { routeBelow } from '@gateway-docs/kit';
import type { FindOptions } from '../../engine/find';
import { hitUrl } from '../links';
import type { ResultHit } from '../../engine/results';
import { SUGGESTION_LIMIT } from '../../engine/settings';
import { useSearch } from '../use-search';
import { contextOfRoute, versionOfRoute } from '../options';
import { moveActive } from './move-active';
import { noticeOf } from './notice';
import { optionId } from './option-id';
import Panel from './Panel';
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries';
import type { KeyHandler, SuggestionsProps } from './suggestions-props';

/** One list for every empty answer: a new one would draw the suggestions again. */
const NONE: readonly ResultHit[] = [];
const NO_CHOICE = { text: '', url: '' };
const storage = () => window.localStorage;

/** The part of the search bar that is loaded on intent: suggestions under the input, which stays the bar's. */
export default function Suggestions(props: SuggestionsProps): ReactNode {
  const { text, isOpen, allUrl, keysRef, typedRef, onChange, onQuery, onLeave } = props;
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const route = routeBelow(baseUrl, useLocation().pathname);
  const context = contextOfRoute(route);
  const version = versionOfRoute(route) || undefined;
  const options = useMemo<FindOptions>(
    () => ({ limit: SUGGESTION_LIMIT, context, contextUse: 'first', preferredVersion: version }),
    [context, version],
  );
  const search = useSearch(text, options, true);
  const { status, typed } = search;
  const listId = useId();
  const query = text.trim();
  const [choice, setChoice] = useState(NO_CHOICE);
  const [recent, setRecent] = useState(() => recentQueries(storage));
  const hits = search.results?.hits ?? NONE;
  // A choice ends with the text that it was made for, and stays with its page when better answers move that.
  const active = choice.text === text ? hits.findIndex(({ u }) => u === choice.url) : -1;
  const notice = noticeOf(search);
  // Until there is something to say of a first query, the box stays as it was: most responses come at once, and it would open empty.
  const showsRecent = query === '' || (notice === undefined && search.results === undefined);
  const isShown = isOpen && (!showsRecent || recent.length > 0);
  const isExpanded = isShown && hits.length > 0;
  const activeId = isExpanded && active >= 0 ? optionId(listId, active) : undefined;
  const isClear = search.results?.isClear === true && search.responded === query;

  const go = useCallback(
    (url: string) => {
      rememberQuery(storage, query);
      setRecent(recentQueries(storage));
      // The same text on the next page is a new query, of which nothing is chosen yet.
      setChoice(NO_CHOICE);
      onLeave();
      history.push(url);
    },
    [history, onLeave, query],
  );

  const handleKey: KeyHandler = (key) => {
    if (!isExpanded) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = moveActive(active, key === 'ArrowDown' ? 1 : -1, hits.length);
      setChoice({ text, url: hits[next]?.u ?? '' });
      return true;
    }
    const hit = hits[active] ?? (isClear ? hits[0] : undefined);
    if (key !== 'Enter') return false;
    go(hit === undefined ? allUrl : hitUrl(hit, baseUrl));
    return true;
  };

  useEffect(() => {
    keysRef.current = handleKey;
  });

  useEffect(() => {
    typedRef.current = typed;
  }, [typedRef, typed]);

  // Before the browser paints: what the input says of the list changes in the same frame as the list.
  useLayoutEffect(
    () => onChange({ status, listId, isExpanded, activeId }),
    [onChange, status, listId, isExpanded, activeId],
  );

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Panel
      isShown={isShown}
      search={search}
      notice={notice}
      query={query}
      hits={hits}
      listId={listId}
      active={active}
      allUrl={allUrl}
      basePath={baseUrl}
      recent={showsRecent ? recent : undefined}
      onGo={go}
      onQuery={onQuery}
      onForget={() => {
        forgetQueries(storage);
        setRecent([]);
        // The button goes with its list: the focus goes back to the input.
        onQuery(text);
      }}
    />
  );
}
