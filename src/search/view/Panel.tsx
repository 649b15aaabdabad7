import React, { type ReactNode } from 'react';
import type { ResultHit } from '../session';
import type { Search } from '../use-search';
import { countText } from './notice';
import { onPlainClick } from './on-plain-click';
import Options from './Options';
import styles from './Panel.module.css';
import SearchNotice from './SearchNotice';

interface Props {
  readonly isShown: boolean;
  readonly search: Search;
  readonly query: string;
  readonly hits: readonly ResultHit[];
  readonly listId: string;
  readonly active: number;
  /** Address of the search page with this query. */
  readonly allUrl: string;
  readonly onGo: (url: string) => void;
}

/** The box under the search input: suggestions, or why there are none, and the way to all results. */
export default function Panel({
  isShown,
  search,
  query,
  hits,
  listId,
  active,
  allUrl,
  onGo,
}: Props): ReactNode {
  const hasResults = search.results !== undefined;
  return (
    <>
      <span className="gw-visually-hidden" role="status">
        {isShown && hasResults && search.responded === query ? countText(hits.length, 'suggestion') : ''}
      </span>
      {/* The focus stays in the input while the mouse is used here; a blur would close the box before the click. */}
      <div
        className={styles.panel}
        hidden={!isShown}
        data-results={search.from}
        onMouseDown={(event) => event.preventDefault()}
      >
        <SearchNotice search={search} />
        {hits.length > 0 && <Options hits={hits} listId={listId} active={active} onGo={onGo} />}
        {hasResults && hits.length === 0 && <p className={styles.empty}>No results</p>}
        {hits.length > 0 && (
          <a className={styles.all} href={allUrl} onClick={onPlainClick(() => onGo(allUrl))}>
            See all results
          </a>
        )}
      </div>
    </>
  );
}
