import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../../scripts/site-build/built-sites';

/**
 * The routes of the built main site, as its sitemap spells them. Browser tests that visit every page take them from here.
 * @returns paths such as `/callbacks` and `/cabinet/balances/`
 */
export function builtRoutes(): string[] {
  const folder = siteFolder(path.resolve(__dirname, '../../..'), 'main');
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? '');
  return addresses.map((address) => new URL(address).pathname).filter((route) => route !== '/search');
}

/** Pages that a test visits in one window, one after the other. */
export interface Section {
  /** The folder that their routes share, with a number where it has too many pages for one test. */
  readonly name: string;
  readonly routes: readonly string[];
}

/** Few enough for both workers to be busy until the end, and for a failure to come before the rest of a long folder. */
const PAGES_AT_ONCE = 25;

/** @returns all routes of the built main site by their folder; single pages stand under `/` */
export function sections(): Section[] {
  const folderOf = (route: string) => /^\/(?:api\/\w+|\w+)(?=\/)/.exec(route)?.[0] ?? '/';
  const folders = new Map<string, string[]>();
  for (const route of builtRoutes()) {
    const name = folderOf(route);
    folders.set(name, [...(folders.get(name) ?? []), route]);
  }
  return [...folders].flatMap(([name, routes]) =>
    Array.from({ length: Math.ceil(routes.length / PAGES_AT_ONCE) }, (_, part) => ({
      name: part === 0 ? name : `${name}, part ${part + 1}`,
      routes: routes.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE),
    })),
  );
}
