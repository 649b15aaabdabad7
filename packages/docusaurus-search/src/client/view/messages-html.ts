/** What bar and page of results say beside hits, as HTML. Its buttons say by attributes what they do, for who draws it. */
import { escapeHtml, underBasePath } from '@gateway-docs/kit';
import type { BrowserOptions, SearchLink } from '../../plugin/options';
import texts from '../texts.json';
import styles from './messages.module.css';
import type { Notice } from './notice';
import { tag } from './tag';

/** Attributes of buttons: a query to ask, or `retry`, `reload`. */
export const QUERY = 'data-query';
export const ACTION = 'data-action';

/** @returns why there is no response yet, or not a whole one, and what to do about it; nothing while all is well */
export function noticeHtml(notice: Notice | undefined): string {
  if (notice === undefined) return '';
  const { text, action } = notice;
  const label = action === 'reload' ? 'Reload' : 'Retry';
  const button = { type: 'button', class: 'search-button', [ACTION]: action };
  return tag(
    'div',
    { class: styles.notice, role: action && 'alert' },
    tag('p', {}, text) + (action ? tag('button', button, label) : ''),
  );
}

/** @returns a button that looks like a link. @param what `QUERY` or `ACTION` */
export const plainButton = (what: string, value: string, label = value): string =>
  tag('button', { type: 'button', class: styles.plain, [what]: value }, escapeHtml(label));

/**
 * @param near words of the site that are near to those of the query
 * @returns what to do when nothing was found: the nearest words, and what the site says to try elsewhere
 */
export function nothingHtml(
  near: readonly string[],
  { baseUrl, elsewhere }: Pick<BrowserOptions, 'baseUrl' | 'elsewhere'>,
): string {
  const words = near.map((word) => plainButton(QUERY, word));
  const linkOf = ({ label, to }: SearchLink): string =>
    tag('a', { href: to.startsWith('/') ? underBasePath(baseUrl, to) : to }, escapeHtml(label));
  const paragraphs = elsewhere.map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : linkOf(piece))),
  );
  const all = words.length > 0 ? [[texts.near, ...words], ...paragraphs] : paragraphs;
  return all.map((pieces) => tag('p', {}, pieces.join(''))).join('');
}

/** @returns what the element that was clicked asks for, as `query` or `action`; nothing where it is no button of these */
export function buttonOf({ target }: Pick<Event, 'target'>): DOMStringMap {
  const button = target instanceof Element ? target.closest<HTMLElement>(`[${QUERY}], [${ACTION}]`) : null;
  return button?.dataset ?? {};
}
