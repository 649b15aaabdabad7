/**
 * In: a state of the search in the bar. Out: the inside of the box under the input, as HTML: recent queries, suggestions, or why there are none, and
 * the way to all results. What of a suggestion comes later, its place and its text, is filled in by the box.
 */
import type { BrowserOptions } from '../../plugin/options';
import { responseOf, type SearchState } from '../search';
import texts from '../texts.json';
import { hitHtml } from '../view/hit-html';
import { ACTION, noticeHtml, nothingHtml, plainButton, QUERY } from '../view/messages-html';
import { isEmpty, noticeOf } from '../view/notice';
import { tag } from '../view/tag';
import styles from './Panel.module.css';

/** Id of the list, of which each option has its number behind it. */
export const LIST_ID = 'search-suggestions';

/** @returns the last queries of this browser */
export function recentHtml(queries: readonly string[]): string {
  const items = queries.map((query) => tag('li', {}, plainButton(QUERY, query)));
  const head = tag('p', {}, texts.recent) + plainButton(ACTION, 'forget', 'Clear');
  return tag(
    'section',
    { class: styles.recent, 'aria-label': texts.recent },
    tag('div', { class: styles.recentHead }, head) + tag('ul', {}, items.join('')),
  );
}

/** @returns notice, suggestions and the link to all results */
export function responseHtml(state: SearchState, allUrl: string, options: BrowserOptions): string {
  const { results, isSlow } = state;
  const hits = results?.hits ?? [];
  const notice = noticeHtml(noticeOf(state));
  if (hits.length > 0) {
    const list = hits.map((hit, i) => {
      const attributes = { class: styles.option, role: 'option', 'aria-selected': 'false', tabindex: '-1' };
      return tag('a', { id: `${LIST_ID}-${i}`, ...attributes }, hitHtml(hit, options.kinds, ''));
    });
    const attributes = { class: styles.list, role: 'listbox', 'aria-label': 'Suggestions' };
    const all = tag(
      'a',
      { class: styles.all, href: allUrl },
      results !== undefined && results.total > 1
        ? texts.allOf.replace('{count}', String(results.total))
        : texts.all,
    );
    return notice + tag('div', { id: LIST_ID, ...attributes }, list.join('')) + all;
  }
  const isNothing = results !== undefined && isEmpty(results) && (responseOf(state) !== undefined || !isSlow);
  if (!isNothing) return notice;
  return (
    notice +
    tag('div', { class: styles.empty }, tag('p', {}, texts.none) + nothingHtml(results.near, options))
  );
}
