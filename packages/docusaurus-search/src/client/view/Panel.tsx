import React, { type ReactNode } from 'react';
import type { ResultHit } from '../../engine/results';
import texts from '../texts.json';
import type { Search } from '../use-search';
import NoResults from './NoResults';
import { countText, isEmpty, type Notice } from './notice';
import { onPlainClick } from './on-plain-click';
import Options from './Options';
import styles from './Panel.module.css';
import RecentQueries from './RecentQueries';
import SearchNotice from './SearchNotice';

interface Props {
  readonly isShown: boolean;
  readonly search: Search;
  readonly query: string;
  readonly notice: Notice | undefined;
  readonly hits: readonly ResultHit[];
  readonly listId: string;
  readonly active: number;
  /** Address of the search page with this query. */
  readonly allUrl: string;
  readonly basePath: string;
  /** Recent queries, where they stand in the place of suggestions. */
  readonly recent: readonly string[] | undefined;
  readonly onGo: (url: string) => void;
  readonly onQuery: (query: string) => void;
  readonly onForget: () => void;
}

/** The box under the search input: recent queries, suggestions, or why there are none, and the way to all results. */
export default function Panel(props: Props): ReactNode {
  const { isShown, search, query, notice, hits, allUrl, recent, onGo } = props;
  const hasReplied = search.results !== undefined && search.responded === query;
  return (
    <>
      <span className="search-hidden" role="status">
        {isShown && hasReplied ? countText(search.results, 'suggestion') : ''}
      </span>
      {/* The focus stays in the input while the mouse is used here; a blur would close the box before the click. */}
      <div
        className={styles.panel}
        hidden={!isShown}
        data-results={search.from}
        onMouseDown={(event) => event.preventDefault()}
      >
        {recent ? (
          <RecentQueries queries={recent} onChoose={props.onQuery} onClear={props.onForget} />
        ) : (
          <>
            <SearchNotice notice={notice} onRetry={search.retry} />
            {hits.length > 0 && (
              <Options
                hits={hits}
                listId={props.listId}
                active={props.active}
                basePath={props.basePath}
                onGo={onGo}
              />
            )}
            {search.results && isEmpty(search.results) && (hasReplied || !search.isSlow) && (
              <NoResults isTitled near={search.results.near} onChoose={props.onQuery} />
            )}
            {hits.length > 0 && (
              <a className={styles.all} href={allUrl} onClick={onPlainClick(() => onGo(allUrl))}>
                {texts.all}
              </a>
            )}
          </>
        )}
      </div>
    </>
  );
}
