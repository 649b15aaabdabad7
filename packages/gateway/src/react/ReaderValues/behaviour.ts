import { LISTED_KINDS, onReaderValues, ownValue, SINGLE_KINDS, type Kind } from './values';

const KINDS: readonly string[] = [...SINGLE_KINDS, ...LISTED_KINDS];
const isKind = (kind: string | undefined): kind is Kind => kind !== undefined && KINDS.includes(kind);

const MARK = '[data-own]';

/** What the documentation has in a marked place, whatever is shown there. */
export const documentedIn = (mark: HTMLElement): string => mark.dataset.documented ?? mark.textContent;

function show(mark: HTMLElement): void {
  const { own: kind } = mark.dataset;
  if (!isKind(kind)) return;
  const documented = documentedIn(mark);
  const value = ownValue(kind, documented);
  if (mark.textContent === value) return;
  mark.dataset.documented = documented;
  mark.textContent = value;
}

const showIn = (root: ParentNode): void => root.querySelectorAll<HTMLElement>(MARK).forEach(show);

/**
 * Shows the reader's own values in the samples, also in those that are loaded later. Copied text has them, because the text of the page has.
 * @param root the samples inside it
 * @returns function that ends it
 */
export function showOwnValues(root: Element): () => void {
  showIn(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) showIn(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  const stop = onReaderValues(() => showIn(root));
  return () => {
    observer.disconnect();
    stop();
  };
}
