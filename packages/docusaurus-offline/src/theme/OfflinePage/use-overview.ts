import { useEffect, useState } from 'react';
import { askWorker } from '../../client/ask-worker';
import type { Overview } from '../../messages';
import { hasWorker } from '../../client/page-saver';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Not known yet, or not possible in this browser, or what is saved. */
export type OverviewState = 'unknown' | 'impossible' | Overview;

async function look(): Promise<OverviewState> {
  // A build alone has a worker.
  const isPossible = process.env.NODE_ENV === 'production' && (await hasWorker());
  return isPossible ? askWorker({ type: 'overview' }) : 'impossible';
}

/**
 * Looks once at what is saved, and registers the worker for that: the reader has come here for it.
 * @returns the state, and a function that replaces it
 */
export function useOverview(): [OverviewState, (overview: Overview) => void] {
  const [state, setState] = useState<OverviewState>('unknown');
  useEffect(() => {
    look().then(setState, () => setState('impossible'));
  }, []);
  return [state, setState];
}
