/**
 * In: the content files. Out: the routes of the pages that exist, each with its title. Links to operations use it: an operation whose
 * page is not written yet is named without a link.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { keysOf } from './reading/keys-of';
import { listFiles } from '../base/list-files';

/** Folder of the content → where its pages are mounted. */
const MOUNTS = { docs: '/', cabinet: '/cabinet/' } as const;

/** Folders of the content, below the repository's root. */
export const CONTENT_FOLDERS = keysOf(MOUNTS);

/** A wrong head is an empty one here: the pages themselves are checked when they are rendered. */
const head = z
  .object({
    title: z.string().optional(),
    slug: z.string().optional(),
    guide: z.string().optional(),
    scope: z.string().optional(),
    tasks: z.record(z.string(), z.string()).optional(),
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

function headOf(source: string): z.infer<typeof head> {
  const yaml = /^---\n(?<yaml>[\s\S]*?)\n---/.exec(source)?.groups?.yaml;
  return head.parse(yaml ? parse(yaml) : {});
}

function routeOf(folder: keyof typeof MOUNTS, file: string, slug: string | undefined): string {
  const mount = MOUNTS[folder];
  if (slug?.startsWith('/')) return mount + slug.slice(1);
  const baseName = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
  const route = slug ? path.posix.join(path.posix.dirname(baseName), slug) : baseName;
  return mount + route.replace(/(^|\/)(index|README)$/, '$1');
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns route as the site spells it → what the page says of itself; partials are not pages
 */
export function loadPageHeads(siteDir: string): ReadonlyMap<string, PageHead> {
  return new Map(
    CONTENT_FOLDERS.flatMap((folder) =>
      listFiles(siteDir, folder)
        .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
        .map((file): [string, PageHead] => {
          const source = readFileSync(path.join(siteDir, file), 'utf8');
          const found = headOf(source);
          const directives = new Set(
            Array.from(source.matchAll(/^::(?<name>[a-z-]+)/gm), ({ groups }) => groups?.name ?? ''),
          );
          return [routeOf(folder, file, found.slug), { ...found, file, folder, directives }];
        }),
    ),
  );
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns route as the site spells it → title; partials are not pages
 */
export function loadPages(siteDir: string): ReadonlyMap<string, string> {
  return new Map([...loadPageHeads(siteDir)].map(([route, { title }]) => [route, title ?? route]));
}
