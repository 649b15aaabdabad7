/** The flows of the open page whose steps can be marked, and marking them: in the picture, and in the same as text. */
import type { StepPatterns, StepPosition } from '@gateway-docs/site-data/flows';

/** A flow, with all its pictures. */
export interface PageFlow {
  /** Anchor of its text. */
  readonly id: string;
  readonly steps: StepPatterns;
  readonly root: Element;
}

/** A step that has just happened, for a sentence about it. */
export interface MarkedStep {
  /** Name of its case; empty for a flow of one picture. */
  readonly scene: string;
  /** Number of the message in the picture; a note has none. */
  readonly number: number | undefined;
  readonly text: string;
}

/**
 * @param service slug
 * @returns the flows that show this service, in the order of the page
 */
export const flowsOf = (service: string): PageFlow[] =>
  [...document.querySelectorAll<HTMLElement>('[data-steps]')]
    .filter(({ dataset }) => dataset.service?.split(' ').includes(service))
    .map((figure) => ({
      id: figure.querySelector('details')?.id ?? '',
      steps: JSON.parse(figure.dataset.steps ?? '{}') as StepPatterns,
      root: figure.closest('[data-tabs]') ?? figure,
    }));

const CURRENT = 'aria-current';
const HAPPENED = 'data-happened';

/** Takes every mark of the page away. */
export function unmark(): void {
  for (const element of document.querySelectorAll(`[data-step][${HAPPENED}]`)) {
    element.removeAttribute(CURRENT);
    element.removeAttribute(HAPPENED);
  }
}

/** Number of an item of a list that may begin anywhere. */
function numberOf(item: Element | undefined): number | undefined {
  const { parentElement: list } = item ?? {};
  if (!item || !(list instanceof HTMLOListElement)) return undefined;
  return list.start + [...list.children].indexOf(item);
}

/**
 * Marks a step in the picture and in the text.
 * @param isCurrent true for the one of several steps that the reader looks at
 * @returns undefined for a step that the page does not have
 */
export function mark({ root }: PageFlow, position: StepPosition, isCurrent: boolean): MarkedStep | undefined {
  const found = [...root.querySelectorAll(`[data-step="${position}"]`)];
  for (const element of found) {
    element.setAttribute(HAPPENED, '');
    if (isCurrent) element.setAttribute(CURRENT, 'step');
  }
  const inText = found.find((element) => element instanceof HTMLElement);
  const [first] = found;
  if (!first || !inText) return undefined;
  const tab = tabOf(first);
  return {
    scene: tab?.textContent ?? '',
    number: numberOf(inText),
    text: inText.textContent,
  };
}

/** The tab of the case that a step belongs to. */
function tabOf(step: Element): HTMLElement | undefined {
  const panel = step.closest('[role="tabpanel"]');
  const label = panel?.getAttribute('aria-labelledby');
  return (typeof label === 'string' ? document.getElementById(label) : null) ?? undefined;
}

/** Opens the case that a step belongs to; the focus stays where it is. */
export function open({ root }: PageFlow, position: StepPosition): void {
  const step = root.querySelector(`[data-step="${position}"]`);
  const tab = step ? tabOf(step) : undefined;
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
}

/** Scrolls to the current step, in the form that the page shows: the picture, or the text in its place. */
export function showCurrent(): void {
  const current = [...document.querySelectorAll(`[data-step][${CURRENT}]`)];
  current.find((step) => step.checkVisibility())?.scrollIntoView({ block: 'center' });
}
