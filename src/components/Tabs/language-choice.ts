import { createStorageSlot } from '@docusaurus/theme-common';

/** Where the reader's language is kept; every tab of the site in every window follows it. */
const slot = createStorageSlot('gateway-docs.language');

const listeners = new Set<() => void>();

/** Storage can be forbidden; then the choice lasts as long as the page. */
let remembered: string | null = null;

/** @returns the language that the reader chose anywhere on the site, or null */
export const chosenLanguage = (): string | null => slot.get() ?? remembered;

/** Remembers a language and tells every set of tabs. */
export function chooseLanguage(language: string): void {
  remembered = language;
  slot.set(language);
  listeners.forEach((listener) => listener());
}

/**
 * @param listener called when a language is chosen, here or in another window
 * @param signal ends it
 */
export function onLanguageChosen(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  window.addEventListener('storage', listener, { signal });
  signal.addEventListener('abort', () => listeners.delete(listener));
}
