import { headingAbove } from '../current-anchor';

/** Sections whose samples are those of another section. */
const SAMPLES_OF: Readonly<Record<string, string>> = {
  when: 'request',
  authentication: 'request',
  statuses: 'responses',
};

/** How far down the window a section is the one that the reader looks at: above this part of its height. */
const LOOKED_AT = 0.4;

/**
 * Shows the samples of the section in view, where the samples stand beside the page. The reader's own choice holds until the next
 * section comes.
 * @param root body of the page
 * @param signal ends it
 */
export function followSections(root: Element, signal: AbortSignal): void {
  const column = root.querySelector('[data-sample-column]');
  if (!column) return;
  const headings = [...root.querySelectorAll('h2[id]')];
  const isBeside = window.matchMedia('(min-width: 1200px)');
  let section = '';
  let frame = 0;
  const follow = (): void => {
    const next = headingAbove(headings, LOOKED_AT)?.id ?? 'request';
    if (next === section) return;
    section = next;
    const tab = column.querySelector<HTMLElement>(`[role="tab"][data-value="${SAMPLES_OF[next] ?? next}"]`);
    if (isBeside.matches) tab?.click();
  };
  const onScroll = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  };
  follow();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
