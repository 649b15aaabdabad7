import { chooseLanguage, chosenLanguage, onLanguageChosen } from './language-choice';
import { showPanel } from './show-panel';
import { tabRow } from './tab-row';

/** @returns index of the tab with a value; 0 where no tab has it */
export function indexOfValue(tabs: readonly HTMLElement[], value: string | null): number {
  const index = tabs.findIndex((tab) => tab.dataset.value === value);
  return Math.max(0, index);
}

function bringAlive(set: HTMLElement, signal: AbortSignal): void {
  const panels = [...set.querySelectorAll(':scope > [role="tabpanel"]')];
  const isLanguage = set.dataset.tabs === 'language';
  const row = tabRow(set, panels, (index) => {
    if (isLanguage) chooseLanguage(row?.tabs[index]?.dataset.value ?? '');
    else show(index);
  });
  function show(index: number): void {
    showPanel(set, (_panel, i) => i === index);
  }
  if (!isLanguage) return;
  const follow = (): void => show(indexOfValue(row?.tabs ?? [], chosenLanguage()));
  follow();
  onLanguageChosen(follow, signal);
}

/**
 * Makes the sets of `Tabs` and `LanguageTabs` work.
 * @param root the sets inside it
 * @param signal ends following the chosen language
 */
export function bringTabsAlive(root: Element, signal: AbortSignal): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-tabs]')) bringAlive(set, signal);
}
