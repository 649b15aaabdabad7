/**
 * In: what the search plugin has read, five lists of documents (titles, headings, descriptions, keywords, texts), each
 * with u, t, s, h, b. Out: the same as pages with sections, the form in which the packed index thinks.
 */
import * as z from 'zod';

const stockDocument = z.object({
  i: z.number(),
  t: z.string(),
  u: z.string(),
  h: z.string().optional(),
  s: z.string().optional(),
  b: z.array(z.string()).optional(),
  p: z.number().optional().describe("Number of the page's title document"),
});

/** The lists in their order. */
export const stockIndex = z.array(z.object({ documents: z.array(stockDocument) }));

export type StockDocument = z.infer<typeof stockDocument>;
export type StockIndex = z.infer<typeof stockIndex>;

export interface Section {
  readonly title: string;
  /** With #; empty for the part above the first heading. */
  readonly hash: string;
  readonly text: string;
}

/** One table row with an anchor. */
export interface Row {
  /** With #. */
  readonly hash: string;
  /** What the row is about: a code, a field. */
  readonly subject: string;
  /** What that is called; may be empty. */
  readonly name: string;
  /** What else it says, from its other cells. */
  readonly text: string;
}

export interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly breadcrumbs: readonly string[];
  /** The first one is the top of the page; its title is empty. */
  readonly sections: readonly Section[];
  readonly rows: readonly Row[];
  /** Routes of the pages to which its text links. */
  readonly links: readonly string[];
}

/**
 * @param stock the plugin's lists
 * @returns its pages in the plugin's order (sorted by route), without rows
 */
export function pagesOf(stock: StockIndex): Page[] {
  const [titles = [], headings = [], descriptions = [], keywords = [], texts = []] = stock.map(
    ({ documents }) => documents,
  );
  const headingsOf = groupByPage(headings);
  const textsOf = groupByPage(texts);
  const descriptionOf = new Map(descriptions.map(({ p, t }) => [p, t]));
  const keywordsOf = new Map(keywords.map(({ p, t }) => [p, t]));
  return titles.map((page) => ({
    url: page.u,
    title: page.t,
    description: descriptionOf.get(page.i) ?? '',
    keywords: keywordsOf.get(page.i) ?? '',
    breadcrumbs: page.b ?? [],
    sections: sectionsOf(headingsOf.get(page.i) ?? [], textsOf.get(page.i) ?? []),
    rows: [],
    links: [],
  }));
}

/** Documents of one page are numbered in reading order, a heading before its text. */
function sectionsOf(headings: readonly StockDocument[], texts: readonly StockDocument[]): Section[] {
  const byHash = new Map<string, Section>([['', { title: '', hash: '', text: '' }]]);
  for (const { h = '', t } of headings) byHash.set(h, { title: t, hash: h, text: '' });
  for (const { h = '', s = '', t } of texts) {
    const section = byHash.get(h) ?? { title: s, hash: h, text: '' };
    byHash.set(h, { ...section, text: `${section.text} ${t}`.trim() });
  }
  return [...byHash.values()];
}

function groupByPage(documents: readonly StockDocument[]): Map<number, StockDocument[]> {
  const groups = new Map<number, StockDocument[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    groups.set(page, [...(groups.get(page) ?? []), document]);
  }
  return groups;
}
