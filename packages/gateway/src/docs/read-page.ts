/** In: the route of a page, and a section. Out: its Markdown. */
import { suggest } from '@gateway-docs/kit';
import type { Docs } from './docs';

const HEADING = /^(#{1,6}) (.+)$/;

/** A title as its id would be: `When a callback is sent` → `when-a-callback-is-sent`. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Headings in blocks of code are none. */
function headingsOf(lines: readonly string[]) {
  let isCode = false;
  return lines.flatMap((line, at) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, title] = HEADING.exec(line) ?? [];
    return isCode || marks === undefined || title === undefined ? [] : [{ at, level: marks.length, title }];
  });
}

/** From its heading to the next of the same or a higher level. */
function sectionOf(markdown: string, wanted: string): string {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const found = headings.findIndex(({ title }) => idOf(title) === idOf(wanted));
  const { at, level } = headings[found] ?? {};
  if (at === undefined || level === undefined) {
    const titles = headings.map(({ title }) => title);
    throw new Error(`The page has no section "${wanted}". ${suggest(wanted, titles)}`);
  }
  const next = headings.slice(found + 1).find((heading) => heading.level <= level);
  return `${lines.slice(at, next?.at).join('\n').trim()}\n`;
}

/**
 * @param route also with an id behind it, or as an address of the site
 * @param section title of a section; left out for the whole page
 * @throws Error with the nearest route or title that exists
 */
export function readPage(docs: Docs, route: string, section?: string): string {
  const { pages, files } = docs.content();
  const own = route.startsWith(docs.address) ? route.slice(docs.address.length) : route;
  const [wanted = ''] = own.split('#');
  const path = `/${wanted.replace(/^\/|(index)?\.md$/g, '')}`;
  const twin = pages[path] ?? pages[`${path}/`] ?? pages[path.replace(/\/$/, '')];
  if (twin === undefined)
    throw new Error(`There is no page "${route}". ${suggest(path, Object.keys(pages))}`);
  const markdown = files[twin] ?? '';
  return section === undefined ? markdown : sectionOf(markdown, section);
}
