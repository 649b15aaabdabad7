import React, { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { contextOf } from '../contexts';
import type { FindOptions } from '../find';
import { hitUrl } from '../links';
import type { ResultHit } from '../session';
import { SUGGESTION_LIMIT } from '../settings';
import { useSearch } from '../use-search';
import { versionOf } from '../versions';
import { moveActive } from './move-active';
import { optionId } from './option-id';
import Panel from './Panel';
import type { KeyHandler, SuggestionsProps } from './suggestions-props';

/** One list for every empty answer: a new one would draw the suggestions again. */
const NONE: readonly ResultHit[] = [];

/** The part of the search bar that is loaded on intent: suggestions under the input, which stays the bar's. */
export default function Suggestions({
  text,
  isOpen,
  allUrl,
  keysRef,
  onChange,
  onLeave,
}: SuggestionsProps): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const context = contextOf(pathname);
  const version = versionOf(pathname);
  const options = useMemo<FindOptions>(
    () => ({ limit: SUGGESTION_LIMIT, context, contextUse: 'first', preferredVersion: version }),
    [context, version],
  );
  const search = useSearch(text, options, true);
  const { status } = search;
  const listId = useId();
  const [choice, setChoice] = useState({ text, url: '' });
  const hits = search.results?.hits ?? NONE;
  // A choice ends with the text that it was made for, and stays with its page when better answers move that.
  const active = choice.text === text ? hits.findIndex(({ u }) => u === choice.url) : -1;
  const isShown = isOpen && text.trim() !== '';
  const isExpanded = isShown && hits.length > 0;
  const activeId = isExpanded && active >= 0 ? optionId(listId, active) : undefined;

  const go = useCallback(
    (url: string) => {
      onLeave();
      history.push(url);
    },
    [history, onLeave],
  );

  const handleKey: KeyHandler = ({ key }) => {
    const hit = hits[active];
    if (!isExpanded) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = moveActive(active, key === 'ArrowDown' ? 1 : -1, hits.length);
      setChoice({ text, url: hits[next]?.u ?? '' });
      return true;
    }
    if (key !== 'Enter' || hit === undefined) return false;
    go(hitUrl(hit));
    return true;
  };

  useEffect(() => {
    keysRef.current = handleKey;
  });

  useEffect(
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
      query={text.trim()}
      hits={hits}
      listId={listId}
      active={active}
      allUrl={allUrl}
      onGo={go}
    />
  );
}
