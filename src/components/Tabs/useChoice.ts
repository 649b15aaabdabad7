import { useCallback, useState, useSyncExternalStore } from 'react';

/** Where the reader's language is kept; every tab of the site in every window follows it. */
const KEY = 'gateway-docs.language';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Storage can be forbidden; then the choice lasts as long as the page. */
let remembered: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

function write(language: string): void {
  remembered = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Kept in memory above.
  }
  listeners.forEach((listener) => listener());
}

const none = (): null => null;

type Choice = readonly [chosen: string | null, choose: (value: string) => void];

/** The language that the reader chose anywhere on the site. The static page knows none, so hydration sees the same. */
export function useLanguageChoice(): Choice {
  return [useSyncExternalStore(subscribe, read, none), write];
}

/** A choice within one set of tabs. */
export function useLocalChoice(): Choice {
  const [chosen, setChosen] = useState<string | null>(null);
  return [chosen, useCallback((value: string) => setChosen(value), [])];
}
