import { useEffect, useState } from 'react';

interface Loading<Value> {
  /** Undefined until it is there. */
  readonly loaded: Value | undefined;
  /** True from a failure until the next attempt begins. */
  readonly hasFailed: boolean;
  /** Loads once more after a failure. */
  readonly again: () => void;
}

/**
 * Loads something once it is wanted, and again when the reader asks for it. What is already there stays until the next one has come.
 * @param load the same function at each render, unless something else is to be loaded; its promise may fail
 * @param isWanted nothing is loaded before it is true
 */
export function useLoading<Value>(load: () => Promise<Value>, isWanted: boolean): Loading<Value> {
  const [loaded, setLoaded] = useState<Value>();
  const [failures, setFailures] = useState(0);
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        // A function as the value would be called by the setter.
        if (isCurrent) setLoaded(() => value);
      },
      () => {
        if (isCurrent) setFailures(attempts);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempts]);
  return { loaded, hasFailed: failures === attempts, again: () => setAttempts(attempts + 1) };
}
