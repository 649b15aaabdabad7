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
  const setChildrenApart = ({ name, children }: Element): void => {
    if (CODE.has(name)) return;
    for (const child of children.filter(isTag)) {
      setChildrenApart(child);
      if (child.prev && isTag(child.prev)) $(child).before(new Text(' '));
    }
  };
  $('article').toArray().forEach(setChildrenApart);
}
