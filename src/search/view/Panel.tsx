import React, { type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { hitUrl } from '../links';
import type { AnswerHit } from '../session';
import type { Search } from '../use-search';
import HitText from './HitText';
import { optionId } from './option-id';
import { countText } from './notice';
import SearchNotice from './SearchNotice';
import styles from './Panel.module.css';

interface Props {
  readonly isShown: boolean;
  readonly search: Search;
  readonly query: string;
  readonly listId: string;
  readonly active: number;
  /** Address of the search page with this query. */
  readonly allUrl: string;
  readonly onGo: (url: string) => void;
}

/** A plain click stays in the page; with a modifier the browser opens a tab as it always does. */
function onPlainClick(go: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go();
  };
}

/** The box under the search input: suggestions, or why there are none, and the way to all results. */
export default function Panel({ isShown, search, query, listId, active, allUrl, onGo }: Props): ReactNode {
  const hits = search.answer?.hits ?? [];
  const isAnswered = search.answer !== undefined;
  const option = (hit: AnswerHit, index: number) => (
    <a
      key={`${hit.u}${hit.h}`}
      id={optionId(listId, index)}
      className={clsx(styles.option, index === active && styles.active)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={hitUrl(hit)}
      onClick={onPlainClick(() => onGo(hitUrl(hit)))}
    >
      <HitText hit={hit} />
    </a>
  );
  return (
    <>
      <span className="gw-visually-hidden" role="status">
        {isShown && isAnswered && search.answered === query ? countText(hits.length, 'suggestion') : ''}
      </span>
      {/* The focus stays in the input while the mouse is used here; a blur would close the box before the click. */}
      <div className={styles.panel} hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <SearchNotice search={search} />
        {hits.length > 0 && (
          <div className={styles.list} id={listId} role="listbox" aria-label="Suggestions">
            {hits.map(option)}
          </div>
        )}
        {isAnswered && hits.length === 0 && <p className={styles.empty}>No results</p>}
        {hits.length > 0 && (
          <a className={styles.all} href={allUrl} onClick={onPlainClick(() => onGo(allUrl))}>
            See all results
          </a>
        )}
      </div>
    </>
  );
}
