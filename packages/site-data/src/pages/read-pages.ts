/**
 * In: the content files and what the provider leaves out. Out: the routes of the pages that exist, each with its title, and those that are
 * left out. Links to operations use it: an operation whose page is not written yet is named without a link.
 */
import path from 'node:path';
import * as z from 'zod';
import { keysOf, within } from '@gateway-docs/kit';
import { holds, readCondition } from '../offer/condition';
import { sectionsLeftOut } from '../offer/left-out-sections';
import { isCallOffered, type Offer } from '../offer/offer';
import { type Folder, readFrontMatter } from '@gateway-docs/kit/yaml';

/** Folder of the content → where its pages are mounted. */
const MOUNTS = { docs: '/', cabinet: '/cabinet/' } as const;

/** Folders of the content, below the repository's root. */
export const CONTENT_FOLDERS = keysOf(MOUNTS);

/** A wrong key makes an empty head here: the pages themselves are checked when they are rendered. */
const head = z
  .object({
    title: z.string().optional(),
    slug: z.string().optional(),
    guide: z.string().optional(),
    scope: z.string().optional(),
    tasks: z.record(z.string(), z.string()).optional(),
    services: z.array(z.string()).optional(),
    sidebar_group: z.string().optional(),
    only: z.string().optional(),
  })
  .catch({});

/** What a page says of itself. */
export interface PageHead extends z.infer<typeof head> {
  /** Path from the repository's root. */
  readonly file: string;
  readonly folder: keyof typeof MOUNTS;
  /** Names of the directives in it. */
  readonly directives: ReadonlySet<string>;
}

function routeOf(folder: keyof typeof MOUNTS, file: string, slug: string | undefined): string {
  const mount = MOUNTS[folder];
  if (slug?.startsWith('/')) return mount + slug.slice(1);
  const baseName = file.replace(/\.mdx?$/, '');
  const route = slug ? path.posix.join(path.posix.dirname(baseName), slug) : baseName;
  return mount + route.replace(/(^|\/)(index|README)$/, '$1');
}

/** Calls and indexes of calls that a page documents. */
const DOCUMENTED = /^::operation(?:-index)?\{(?:#(?<id>[\w-]+) )?version=(?<version>v[12])\}/gm;

/** A page is offered when something of what it is about is. */
function isOffered(source: string, { services = [], only }: z.infer<typeof head>, offer: Offer): boolean {
  if (only !== undefined && !holds(readCondition(only), offer)) return false;
  if (services.length > 0 && services.every((slug) => offer.without.service.has(slug))) return false;
  const calls = Array.from(source.matchAll(DOCUMENTED), ({ groups }) => groups ?? {});
  const hasCall = ({ id = '', version }: Record<string, string | undefined>): boolean =>
    isCallOffered(offer, id, version === 'v1' ? 'v1' : 'v2');
  return calls.length === 0 || calls.some(hasCall);
}

/** What is on the site of another provider, and not on this one. */
export interface LeftOut {
  /** Routes of pages, and of sections with their anchors: `/services/blik`, `/services/pix#payout`. */
  readonly routes: ReadonlySet<string>;
  /** Files of the pages, from the repository's root. */
  readonly files: readonly string[];
  /** Groups of the sidebar in which they would stand. */
  readonly groups: readonly string[];
}

/** The pages of a site. */
export interface Pages {
  /** Route as the site spells it → what the page says of itself; partials are not pages, and pages that are left out are not here. */
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly leftOut: LeftOut;
}

/**
 * @param content folder of each part of the content
 * @param offer what the provider leaves out
 * @throws Error with the file of a page that cannot be read
 */
export function readPages(content: Readonly<Record<keyof typeof MOUNTS, Folder>>, offer: Offer): Pages {
  const heads = new Map<string, PageHead>();
  const leftOut = new Map<string, PageHead>();
  const sections: string[] = [];
  for (const folder of CONTENT_FOLDERS) {
    for (const name of content[folder].list()) {
      if (!/\.mdx?$/.test(name) || /(^|\/)_/.test(name)) continue;
      const file = content[folder].nameOf(name);
      const source = content[folder].text(name);
      const found = head.parse(readFrontMatter(file, source).value);
      const directives = new Set(
        Array.from(source.matchAll(/^::(?<name>[a-z-]+)/gm), ({ groups }) => groups?.name ?? ''),
      );
      const route = routeOf(folder, name, found.slug);
      const isThere = within(file, () => isOffered(source, found, offer));
      (isThere ? heads : leftOut).set(route, { ...found, file, folder, directives });
      if (isThere) for (const anchor of sectionsLeftOut(source, offer)) sections.push(`${route}#${anchor}`);
    }
  }
  const gone = [...leftOut.values()];
  return {
    heads,
    leftOut: {
      routes: new Set([...leftOut.keys(), ...sections]),
      files: gone.map(({ file }) => file),
      groups: [...new Set(gone.flatMap(({ sidebar_group: group = [] }) => group))],
    },
  };
}

/** @returns route as the site spells it → title */
export const titlesOf = ({ heads }: Pages): ReadonlyMap<string, string> =>
  new Map([...heads].map(([route, { title }]) => [route, title ?? route]));
