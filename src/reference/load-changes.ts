/**
 * In: the changelog, `docs/changelog.mdx`. Out: its entries in their order, newest release first, so that other pages can name what is new
 * without a list of their own.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Route of the changelog. */
export const CHANGELOG_ROUTE = '/changelog';

const FILE = `docs${CHANGELOG_ROUTE}.mdx`;
const RELEASE = /^## (?<version>\d\S*), (?<date>\d+ \w+ \d{4}) \{#(?<anchor>[\w-]+)\}$/;
const ENTRY = /^- <Label kind="(?<kind>\w+)">\w+<\/Label> (?<text>.+)$/;

/** One entry of the changelog. */
export interface Change {
  /** Kind of its label. */
  readonly kind: 'breaking' | 'added' | 'fixed';
  /** What changed: one paragraph of Markdown. */
  readonly text: string;
  /** Version of its release, `3.8.1`. */
  readonly version: string;
  /** Day of the release, as the heading has it. */
  readonly date: string;
  /** Anchor of the release on the page. */
  readonly anchor: string;
}

/**
 * @param source text of the changelog
 * @returns its entries in the order of the page
 */
export function readChanges(source: string): Change[] {
  const changes: Change[] = [];
  let release: Pick<Change, 'version' | 'date' | 'anchor'> | undefined;
  for (const block of source.split(/\n\s*\n/)) {
    // An entry may be broken into lines. The named groups of both expressions are the keys of a change.
    const line = block.trim().replaceAll(/\s*\n\s*/g, ' ');
    const heading = RELEASE.exec(line)?.groups as typeof release;
    if (heading) release = { ...heading };
    const entry = ENTRY.exec(line)?.groups as Pick<Change, 'kind' | 'text'> | undefined;
    if (entry && release) changes.push({ ...entry, ...release });
  }
  return changes;
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns absolute path of the changelog; nothing where there is no such page
 */
export const changelogFiles = (siteDir: string): string[] =>
  [path.join(siteDir, FILE)].filter((file) => existsSync(file));

/**
 * @param siteDir absolute path of the repository's root
 * @returns the entries of the changelog, newest release first
 */
export const loadChanges = (siteDir: string): readonly Change[] =>
  changelogFiles(siteDir).flatMap((file) => readChanges(readFileSync(file, 'utf8')));
