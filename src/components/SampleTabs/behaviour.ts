import type { NotLoaded } from '@gateway-docs/gateway/react';
import texts from '../../../data/texts/components/code.json';
import { fillText } from '../../base/fill-text';
import { codeName, copyLabel } from '../CodeBlock/names';
import { watchScrollingBoxes } from '../scrolling-boxes';
import { whyNotLoaded } from '../why-not-loaded';
import { indexOfValue } from '../Tabs/behaviour';
import { chooseLanguage, chosenLanguage, onLanguageChosen } from '../Tabs/language-choice';
import { tabRow } from '../Tabs/tab-row';
import { sampleFile } from './sample-file';
import styles from './styles.module.css';

/** The code block of the page with other code in it: same head, same copy button, same box. */
function blockWith(original: Element, language: string, label: string, html: string): Element {
  const block = original.cloneNode(true) as Element;
  const name = codeName(language);
  const code = block.querySelector('code');
  // Highlighted while building, and checked by sampleFile to be a file of samples.
  if (code) {
    code.className = `language-${language}`;
    code.innerHTML = html;
  }
  const head = block.querySelector('[data-language]');
  if (head) head.textContent = label;
  block.querySelector('[data-scrolls]')?.setAttribute('data-scrolls', name);
  block.querySelector('button[data-copy]')?.setAttribute('aria-label', copyLabel(name));
  return block;
}

function failureNotice(text: string, { isOutdated }: NotLoaded, retry: () => void): Element {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = styles.notice ?? '';
  notice.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'gw-quiet-button';
  button.textContent = isOutdated ? texts.reload : texts.again;
  button.addEventListener('click', isOutdated ? () => window.location.reload() : retry);
  notice.append(button);
  return notice;
}

/**
 * Makes one set work. Another language than that of the page is loaded when the reader chooses it, here or on any page before. Until
 * it is there, and when it does not come, the page's own stays.
 */
function bringAlive(set: HTMLElement, signal: AbortSignal): void {
  const { file = '', example = '' } = set.dataset;
  const panel = set.querySelector(':scope > [role="tabpanel"]');
  if (!panel) return;
  const own = [...panel.children];
  const row = tabRow(set, [panel], (index) => chooseLanguage(row?.tabs[index]?.dataset.value ?? ''));
  if (!row) return;
  let wanted = 0;
  let watching = new AbortController();

  function put(...content: Element[]): void {
    watching.abort();
    watching = new AbortController();
    panel?.removeAttribute('aria-busy');
    panel?.replaceChildren(...content);
    if (panel) watchScrollingBoxes(panel, watching.signal);
  }
  async function load(tab: HTMLElement, index: number): Promise<void> {
    const language = tab.dataset.value ?? '';
    const name = tab.textContent;
    panel?.setAttribute('aria-busy', 'true');
    try {
      const html = (await sampleFile(file))[example]?.[language];
      if (wanted === index && html !== undefined && own[0]) put(blockWith(own[0], language, name, html));
    } catch (error) {
      const failure = await whyNotLoaded(error);
      if (wanted !== index) return;
      const shown = row?.tabs[0]?.textContent ?? '';
      const text = fillText(texts.notLoaded, { language: name, shown, why: failure.why });
      const again = (): void => void load(tab, index);
      put(failureNotice(text, failure, again), ...own);
    }
  }
  const follow = (): void => {
    const index = indexOfValue(row.tabs, chosenLanguage());
    const tab = row.tabs[index];
    if (index === wanted || !tab) return;
    wanted = index;
    row.select(index);
    panel.setAttribute('aria-labelledby', tab.id);
    put(...own);
    if (index > 0) void load(tab, index);
  };
  follow();
  onLanguageChosen(follow, signal);
  signal.addEventListener('abort', () => watching.abort());
}

/**
 * Makes the sets of `SampleTabs` work.
 * @param root the sets inside it
 * @param signal ends following the chosen language
 */
export function bringSamplesAlive(root: Element, signal: AbortSignal): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-file][data-example]')) bringAlive(set, signal);
}
