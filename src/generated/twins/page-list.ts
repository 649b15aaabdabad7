/**
 * In: the pages and the sidebars. Out: the sections of the sidebars with their pages, and the text of a list of them, in the form that
 * llmstxt.org proposes: a title, a summary, sections with links.
 */

/** A page as the list shows it. */
export interface ListedPage {
  /** Id in its sidebar. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Of the twin, or of a file: `/callbacks.md`. */
  readonly route: string;
  /** The same with the host. */
  readonly address: string;
}

/** What a sidebar holds, as far as the list reads it. */
export interface SidebarEntry {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarEntry[];
  /** The page of a category itself. */
  readonly link?: { readonly type: string; readonly id?: string };
}

/** One docs instance. */
export interface Collection {
  /** Stands before its sections' titles; empty for the main documentation. */
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly pages: readonly ListedPage[];
}

export interface Section {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** A category with its own page and pages, then the categories in it; empty ones are left out. */
function sectionsOf(
  title: string,
  entries: readonly SidebarEntry[],
  pages: ReadonlyMap<string, ListedPage>,
): Section[] {
  // A `ref` leads to a page that stands elsewhere.
  const own = entries.flatMap(({ type, id = '' }) => (type === 'doc' ? (pages.get(id) ?? []) : []));
  const inner = entries.flatMap(({ type, label = '', items = [], link }) => {
    if (type !== 'category') return [];
    const first: SidebarEntry[] = link?.type === 'doc' ? [{ type: 'doc', id: link.id ?? '' }] : [];
    return sectionsOf([title, label].filter(Boolean).join(': '), [...first, ...items], pages);
  });
  return [...(own.length > 0 ? [{ title, pages: own }] : []), ...inner];
}

/** Sections of one docs instance, and a last one for pages that no sidebar names. */
export function collectionSections({ label, entries, pages }: Collection): Section[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const sections = sectionsOf(label, entries, byId);
  const listed = new Set(sections.flatMap((section) => section.pages));
  const others = pages.filter((page) => !listed.has(page));
  const rest = { title: [label, 'Related pages'].filter(Boolean).join(': '), pages: others };
  return [...sections, ...(others.length > 0 ? [rest] : [])].map((section) => ({
    ...section,
    title: section.title || 'Introduction',
  }));
}

/**
 * @param title name of the site, or of its part
 * @param summary one paragraph: what it is
 * @returns the text of a list
 */
export function pageList(title: string, summary: string, sections: readonly Section[]): string {
  const line = (page: ListedPage): string => `- [${page.title}](${page.address}): ${page.description}`;
  const blocks = sections.map((section) => `## ${section.title}\n\n${section.pages.map(line).join('\n')}\n`);
  return [`# ${title}\n`, `> ${summary}\n`, ...blocks].join('\n');
}
