/**
 * In: a built page. Out: the same with a blank between elements that touch. On the screen their style sets them apart, as the cells of a
 * drawn screen or the choices of a list; without it the search would read one word: `StatusCreated`.
 */
import type { CheerioAPI } from 'cheerio/slim';
import { isTag, Text, type Element } from 'domhandler';

/** In code, elements colour parts of one word. */
const CODE: ReadonlySet<string> = new Set(['pre', 'code']);

/** @param $ a built page, whose article is changed */
export function setApart($: CheerioAPI): void {
  $('article').toArray().forEach(setChildrenApart);
}

function setChildrenApart(parent: Element): void {
  if (CODE.has(parent.name)) return;
  const { children } = parent;
  for (const child of children.filter(isTag)) {
    setChildrenApart(child);
    const { prev } = child;
    if (!prev || !isTag(prev)) continue;
    const blank = new Text(' ');
    Object.assign(blank, { parent, prev, next: child });
    prev.next = blank;
    child.prev = blank;
    children.splice(children.indexOf(child), 0, blank);
  }
}
