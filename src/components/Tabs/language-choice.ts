/** Where the reader's language is kept; every tab of the site in every window follows it. */
const KEY = 'gateway-docs.language';

const listeners = new Set<() => void>();

/** Storage can be forbidden; then the choice lasts as long as the page. */
let remembered: string | null = null;

/** @returns the language that the reader chose anywhere on the site, or null */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

/** Remembers a language and tells every set of tabs. */
export function chooseLanguage(language: string): void {
  remembered = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Kept in memory above.
  }
  listeners.forEach((listener) => listener());
}

/**
 * @param listener called when a language is chosen, here or in another window
 * @returns function that stops it
 */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
