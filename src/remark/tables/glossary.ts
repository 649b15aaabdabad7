/**
 * data/glossary.yaml → one table of the terms in alphabetical order, each with its anchor (`#settlement`), what others call it, and a link to
 * the section that explains it.
 */
import { glossary as texts } from '../../../data/texts/reference-tables.json';
import { suggest, WriterError } from '@gateway-docs/kit';
import type { SiteData } from '@gateway-docs/contract';
import type { GlossaryTable, Term } from '@gateway-docs/site-data/tables';
import { link, markdownInline, records, type Block, type Inline } from '../mdast';

/** A term begins its row with a capital; within a sentence it has none. */
const atStart = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1);

/** A link to the section, with the title of its page; nothing where the provider leaves that out. */
function explanation({ code, explained }: Term, pages: SiteData['pages']): Inline {
  if (explained === '') return '';
  const route = explained.replace(/#.*$/, '');
  const title = pages.get(route);
  if (title === undefined)
    throw new WriterError(
      `data/glossary.yaml, ${code}: there is no page "${route}". ${suggest(route, pages.keys())}`,
    );
  return link(explained, title);
}

export function present({ rows }: GlossaryTable, { pages }: SiteData): Block[] {
  const terms = rows.map((row) => ({
    id: row.code,
    cells: [
      [link(`#${row.code}`, atStart(row.term))],
      markdownInline(row.meaning),
      [row.also?.join(', ') ?? ''],
      [explanation(row, pages)],
    ],
  }));
  return [records(texts, terms)];
}
