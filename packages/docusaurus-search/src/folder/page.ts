/** The search page in a folder: the static page of `/search` with its form, and the engine beside it. */
import { countText } from '../client/view/notice';
import { hitHtml } from '../client/view/hit-html';
import { pageOptions, readPageQuery, type Choices } from '../client/view/page-query';
import styles from '../client/view/SearchResults.module.css';
import { tag } from '../client/view/tag';
import type { ResultHit, ResultSet } from '../engine/results';
import { SearchSession } from '../engine/session';
import { TYPING_PAUSE } from '../engine/settings';
import { TAKE } from './names';

/** The folder of the site. */
const root = new URL('..', (document.currentScript as HTMLScriptElement).src);
const waiting = new Map<string, (content: unknown) => void>();

/** Loads a part of the index as the script that `index.ts` made of it. */
const load = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    waiting.set(file, resolve);
    const script = document.createElement('script');
    script.src = new URL(file.replace(/json$/, 'js'), root).href;
    script.onload = () => script.remove();
    script.onerror = reject;
    document.head.append(script);
  });

/** A route has its page in a folder of its own. */
const addressOf = ({ u, h }: ResultHit): string =>
  new URL(`${u.slice(1).replace(/\/?$/, u === '/' ? '' : '/')}index.html`, root).href + h;

/**
 * Makes the page work: what its form says is searched with each letter, and stands in its address.
 * @param choices what the filters may be, in the order of their fields
 */
export function start(choices: Choices): void {
  Object.assign(window, { [TAKE]: (file: string, content: unknown) => waiting.get(file)?.(content) });
  const session = new SearchSession({ load, typingPause: TYPING_PAUSE });
  const [form, list, status] = ['form', 'ol', '[role=status]'].map((part) =>
    document.querySelector(`main ${part}`),
  );
  if (!form || !list || !status) return;
  const asked = readPageQuery(location.search, choices);
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const values = [asked.q, asked.ctx, asked.version, asked.kind];
  fields.forEach((field, i) => (field.value = values[i] ?? ''));
  let latest = 0;
  const show = (results: ResultSet) => {
    status.textContent = countText(results, 'result');
    const linkTo = (hit: ResultHit) =>
      tag('a', { class: styles.hit, href: addressOf(hit) }, hitHtml(hit, choices.kinds));
    list.innerHTML = results.hits.map((hit) => tag('li', {}, linkTo(hit))).join('');
  };
  const search = () => {
    const number = ++latest;
    const [q = '', ctx = '', version = '', kind = ''] = fields.map(({ value }) => value);
    const filters = pageOptions({ ctx, version, kind, first: '' }, choices);
    void session.results(q, filters, show, () => number === latest);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', search);
  search();
}
