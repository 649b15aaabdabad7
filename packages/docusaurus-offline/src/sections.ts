/** In: the sidebars of the docs instances. Out: the sections that a reader can save, each page of the site in one of them. */
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** Pages that a reader can save at once. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly string[];
}

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];
type SidebarEntry = Sidebars[string][number];

/** A docs instance: its sidebars, and the addresses of its documents by their ids. */
export interface Instance {
  readonly sidebars: Sidebars;
  readonly addresses: ReadonlyMap<string, string>;
  /** One section for the whole instance, by this name; without it each category at the top of a sidebar is one. */
  readonly label?: string | undefined;
}

function idsIn(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    // A `ref` leads to a page that stands elsewhere.
    if (entry.type === 'doc') return [entry.id];
    if (entry.type !== 'category') return [];
    const own = entry.link?.type === 'doc' ? [entry.link.id] : [];
    return [...own, ...idsIn(entry.items)];
  });
}

const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** @returns sections of one instance; documents at the top of a sidebar belong to the category after them */
function sectionsOf({ sidebars, addresses, label }: Instance, title: string): Section[] {
  const sections = new Map<string, string[]>();
  for (const entries of Object.values(sidebars)) {
    let current = title;
    for (const [i, entry] of entries.entries()) {
      current = label ?? entries.slice(i).find((next) => next.type === 'category')?.label ?? current;
      const pages = idsIn([entry]).flatMap((id) => addresses.get(id) ?? []);
      sections.set(current, [...(sections.get(current) ?? []), ...pages]);
    }
  }
  return [...sections].map(([name, pages]) => ({ id: idOf(name), label: name, pages: [...new Set(pages)] }));
}

const folderOf = (address: string): string => {
  const folder = path.posix.dirname(address.replace(/\/$/, ''));
  return folder === '.' ? '' : folder;
};

/** @returns the section with the most pages in the folder of a page, or in the nearest folder above it that a section has pages in */
function nearest(sections: readonly Section[], address: string): Section | undefined {
  for (let folder = folderOf(address); ; folder = folderOf(folder)) {
    const count = ({ pages }: Section) => pages.filter((page) => folderOf(page) === folder).length;
    const [best] = [...sections].sort((a, b) => count(b) - count(a));
    if (best && count(best) > 0) return best;
    if (folder === '') return sections[0];
  }
}

/**
 * @param instances every docs instance, in the order in which readers meet them
 * @param title of the site, for the pages of a sidebar without categories
 * @returns the sections; a page that stands in no sidebar goes with the pages of its folder
 */
export function sectionsOfSite(instances: readonly Instance[], title: string): Section[] {
  return instances.flatMap((instance) => {
    const sections = sectionsOf(instance, title);
    const placed = new Set(sections.flatMap(({ pages }) => pages));
    const alone = [...instance.addresses.values()].filter((address) => !placed.has(address));
    return sections.map((section) => ({
      ...section,
      pages: [...section.pages, ...alone.filter((address) => nearest(sections, address) === section)],
    }));
  });
}
