import texts from '../../../data/texts/components/since-version.json';
import { fillText } from '../../base/fill-text';

const NEXT = 'next';

/**
 * A release that has no number yet is later than every other.
 * @param version of a change, `3.10.0`, or `next`
 * @param since the release that the reader has built for
 */
export const isLater = (version: string, since: string): boolean =>
  version === NEXT || version.localeCompare(since, 'en', { numeric: true }) > 0;

const PARAMETER = 'since';
const sinceOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** What stands between a heading and the next one of its level or above. */
function partOf({ tagName, nextElementSibling: first }: Element): Element[] {
  const part: Element[] = [];
  for (let next = first; next && next.tagName > tagName; next = next.nextElementSibling) part.push(next);
  return part;
}

const isShown = (element: Element): boolean => !element.hasAttribute('hidden');

/** A heading goes with all that it heads. */
function hideEmpty(headings: Iterable<HTMLElement>): void {
  for (const heading of headings) {
    const part = partOf(heading);
    const items = part.flatMap((element) => [...element.querySelectorAll('[data-release]')]);
    heading.hidden = items.length > 0 && !items.some(isShown);
    if (heading.tagName === 'H3')
      part.forEach((element) => element.toggleAttribute('hidden', !isShown(heading)));
  }
}

/** What is left, in words, for those who hear it. */
function summary(calls: number, since: string | null): string {
  if (since === null) return '';
  if (calls === 0) return fillText(texts.nothing, { since });
  return calls === 1 ? fillText(texts.one, { since }) : fillText(texts.some, { calls, since });
}

function show(body: Element, choice: Element, wanted: string | null): void {
  const links = [...choice.querySelectorAll('a')];
  // An address that somebody typed may name a version that never was.
  const since = links.some((link) => sinceOf(link.search) === wanted) ? wanted : null;
  for (const link of links) {
    if (sinceOf(link.search) === since) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const item of body.querySelectorAll<HTMLElement>('[data-release]'))
    item.hidden = since !== null && !isLater(item.dataset.release ?? '', since);
  const calls = [...body.querySelectorAll<HTMLElement>('h3[id]')];
  hideEmpty(calls);
  hideEmpty(body.querySelectorAll<HTMLElement>('h2[id]'));
  const status = choice.querySelector('[role="status"]');
  if (status) status.textContent = summary(calls.filter(isShown).length, since);
}

/**
 * Leaves out what changed up to the release in the address, `?since=3.8.0`.
 * @param body the page
 * @param signal ends it
 */
export function showSince(body: Element, signal: AbortSignal): void {
  const choice = body.querySelector<HTMLElement>('[data-since]');
  if (!choice) return;
  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) show(body, choice, sinceOf(link.search));
  };
  const onBack = (): void => show(body, choice, sinceOf(window.location.search));
  // A link of the table of contents may lead to what is left out.
  const onAnchor = (): void => {
    if (document.getElementById(window.location.hash.slice(1))?.hidden) show(body, choice, null);
  };
  onBack();
  choice.addEventListener('click', onClick, { signal });
  window.addEventListener('popstate', onBack, { signal });
  window.addEventListener('hashchange', onAnchor, { signal });
}
