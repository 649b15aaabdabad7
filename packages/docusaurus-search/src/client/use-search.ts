/** The search as React state: opens the index on intent, asks for what is typed, and can be tried again after a failure. */
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchFailure } from './client';
import type { FindOptions } from '../engine/find';
import type { FailureReason } from './messages';
import type { ResultSet } from '../engine/results';
import { isSearchAvailable, siteClient } from './site-client';
import { useLasting } from './use-lasting';
import { whyFailedHere } from './why-failed';

/** `unavailable`: this is the writers' server, which has no index. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'unavailable';

export interface Search {
  readonly status: SearchStatus;
  readonly reason?: FailureReason;
  /** The newest answer, kept while the next one is on its way; undefined for an empty query. */
  readonly results?: ResultSet;
  /** The query that `results` is for. */
  readonly responded: string;
  /** Whether the response to the present query is whole; undefined while none has come. The page carries it as `data-results`. */
  readonly from?: ResultSet['from'];
  /** Whether the index, or a response with no hits to show meanwhile, takes so long that the reader should be told. */
  readonly isSlow: boolean;
  /** Tries again after a failure, or after a partial answer. */
  readonly retry: () => void;
  /** Takes what is typed before it is drawn, so that the worker searches meanwhile. */
  readonly typed: (text: string) => void;
}

/** Most responses come sooner; a word that they are on their way would only flash up. */
const SLOW = 250;

/** How an attempt to open the index ended. */
interface Opening {
  readonly attempt: number;
  readonly status: 'ready' | 'failed';
  readonly reason?: FailureReason;
}

/**
 * @param text what the reader typed
 * @param options the same object as long as nothing changes
 * @param isWanted true from the first sign that the reader will search
 */
export function useSearch(text: string, options: FindOptions, isWanted: boolean): Search {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const client = siteClient(baseUrl);
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>();
  const [latest, setLatest] = useState<{ text: string; results: ResultSet }>();
  const query = text.trim();
  // What was found for an emptied query is not shown again with the next one.
  if (query === '' && latest !== undefined) setLatest(undefined);
  const isReady = opening?.attempt === attempt && opening.status === 'ready';

  useEffect(() => {
    if (!isWanted || !isSearchAvailable) return undefined;
    let isCurrent = true;
    const show = (next: Opening) => {
      if (isCurrent) setOpening(next);
    };
    client
      .open(attempt > 0)
      .then(() => show({ attempt, status: 'ready' }))
      .catch(async (error: unknown) => {
        const known = error instanceof SearchFailure ? error.reason : undefined;
        show({ attempt, status: 'failed', reason: await whyFailedHere(baseUrl, known) });
      });
    return () => {
      isCurrent = false;
    };
  }, [client, baseUrl, isWanted, attempt]);

  useEffect(() => {
    if (!isReady || query === '') return undefined;
    return client.ask(text, options, {
      // At once: React's own task would come after the frame for the letter, and the list a frame later.
      onResults: (results) => flushSync(() => setLatest({ text: query, results })),
      onFailure: (known) => {
        void whyFailedHere(baseUrl, known).then((reason) =>
          setOpening({ attempt, status: 'failed', reason }),
        );
      },
    });
  }, [client, baseUrl, isReady, text, query, options, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const typed = useCallback(
    (next: string) => {
      if (isReady && next.trim() !== '') client.askAhead(next, options);
    },
    [client, isReady, options],
  );
  const status = statusOf(opening, attempt, isWanted);
  // Hits of the query before may stand a while; that it had none says nothing of this one.
  const hasSomething = latest !== undefined && (latest.text === query || latest.results.hits.length > 0);
  const isExpected = status === 'loading' || (status === 'ready' && !hasSomething);
  const isSlow = useLasting(query !== '' && isExpected, SLOW);
  return {
    status,
    isSlow,
    reason: opening?.reason,
    from: latest?.text === query ? latest.results.from : undefined,
    results: query === '' ? undefined : latest?.results,
    responded: latest?.text ?? '',
    retry,
    typed,
  };
}

function statusOf(opening: Opening | undefined, attempt: number, isWanted: boolean): SearchStatus {
  if (!isSearchAvailable) return 'unavailable';
  if (!isWanted) return 'idle';
  return opening?.attempt === attempt ? opening.status : 'loading';
}
