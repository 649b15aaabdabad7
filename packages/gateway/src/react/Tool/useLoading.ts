import { useEffect, useState } from 'react';
import { useSite } from '../site';
import type { NotLoaded } from '../site-context';

/**
 * Loads something once it is wanted, and again when the reader asks for it. What is already there stays until the next one has come.
 * @param load the same function at each render, unless something else is to be loaded; its promise may fail
 * @param isWanted nothing is loaded before it is true
 * @returns `loaded`, undefined until it is there; `failure`, why the last attempt failed, undefined while there is another one; `again`, which
 * loads once more after a failure
 */
export function useLoading<Value>(load: () => Promise<Value>, isWanted: boolean) {
  const { whyNotLoaded } = useSite();
  const [loaded, setLoaded] = useState<Value>();
  const [failure, setFailure] = useState<NotLoaded>();
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        // A function as the value would be called by the setter.
        if (isCurrent) setLoaded(() => value);
      },
      async (error: unknown) => {
        const found = await whyNotLoaded(error);
        if (isCurrent) setFailure(found);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempts, whyNotLoaded]);
  const again = (): void => {
    setFailure(undefined);
    setAttempts(attempts + 1);
  };
  return { loaded, failure, again };
}
