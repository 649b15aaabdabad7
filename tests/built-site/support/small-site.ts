/**
 * A site of its own for a test that edits or breaks sources: two pages, the theme as it comes, the plugins that make pages of sources and check
 * them, and caches as in the real configuration.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
/** What a page is made from, and the code that makes it. */
const COPIED = ['api', 'data', 'samples', 'packages', 'src', 'package.json'];
/** Docusaurus would take it without being asked; the theme of this site is the one as it comes. */
const THEME = path.join(root, 'src/theme');

const CONFIG = `
import { openSite } from '@gateway-docs/contract';
import contentDependencies from './src/plugins/content-dependencies';
import { inOrder, step } from './src/plugins/in-order';
import linkCheck from '@gateway-docs/writing/link-check';
import generatedFiles from './src/generated';
import { pageFiles } from './src/generated/page-files';
import remarkDirectives from './src/remark';
const site = openSite(__dirname);
const pages = pageFiles();
export default {
  title: 'Small site',
  url: 'https://docs.operator.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: { mdx1Compat: { headingIds: true } },
  future: { v4: true, faster: { rspackBundler: true, rspackPersistentCache: true } },
  presets: [
    ['classic', {
      blog: false,
      pages: false,
      docs: { routeBasePath: '/', beforeDefaultRemarkPlugins: [[remarkDirectives, { site, highlight: false, onExpanded: pages.print }]] },
    }],
  ],
  plugins: inOrder([step(contentDependencies, { site }), step(generatedFiles, { site, pages }), step(linkCheck, { site })]),
};
`;

/** What each page has to say of itself. */
export const FRONT_MATTER = `---
title: A page
description: A page of a small site, which has few pages and no more than they need.
---

`;

/** A build that has ended. */
export interface Ended {
  readonly code: number | null;
  /** What it has printed, without colours. */
  readonly output: string;
}

export interface SmallSite {
  readonly folder: string;
  /** Changes a file that has the text. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly write: (file: string, text: string) => void;
  /** Runs `npx docusaurus` with these words. */
  readonly docusaurus: (...words: readonly string[]) => Ended;
  /**
   * Builds into the folder `out`, without minifiers: the stock one gives the shortest names to the letters that occur most often, counts the provisional hashes
   * of other scripts too, and so names variables otherwise over a warm cache. The real site tells it not to count (`stable-names.ts`).
   */
  readonly build: () => Ended;
  readonly remove: () => void;
}

/** Folder of the packages that the repository is made of. */
const OWN = '@gateway-docs';

/** The packages of the repository under a folder of its own, so that the caches of a test are its own too; ours are those of the copy. */
function linkPackages(folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(path.join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) {
    const isNone = name === OWN || (name.startsWith('.') && name !== '.bin');
    if (!isNone) symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, OWN))) {
    const place = path.relative(root, realpathSync(path.join(from, OWN, name)));
    symlinkSync(path.join(folder, place), path.join(to, OWN, name));
  }
}

/** @returns a site with the pages `docs/index.mdx` and `docs/request_format.mdx` */
export function makeSmallSite(): SmallSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  linkPackages(folder);
  for (const name of COPIED)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => source !== THEME,
    });
  // They lead to pages that this site does not have.
  rmSync(path.join(folder, 'data/agents/skills'), { recursive: true });
  write('data/agents/AGENTS-snippet.md', 'Code 0 is not paid.\n');
  for (const name of ['docs/reference', 'cabinet']) mkdirSync(path.join(folder, name), { recursive: true });
  write('docs/_part.mdx', 'Said twice.\n');
  write(
    'docs/index.mdx',
    `${FRONT_MATTER}import Part from './_part.mdx';\n\nThe answer is {error(203)}.\n\n<Part />\n`,
  );
  write('docs/reference/api_error_codes.mdx', `${FRONT_MATTER}## Id exists {#203}\n\nWhat to do.\n`);
  // The announcement of the profile leads to it, and a link to no page stops a build.
  write('docs/request_format.mdx', `${FRONT_MATTER}How requests are signed.\n`);
  write('docusaurus.config.ts', CONFIG);
  const docusaurus = (...words: readonly string[]): Ended => {
    const { DOCUSAURUS_NO_PERSISTENT_CACHE: _off, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', ...words], {
      cwd: folder,
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      encoding: 'utf8',
    });
    return { code: status, output: stdout + stderr };
  };
  return {
    folder,
    write,
    docusaurus,
    edit(file, from, to) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
      write(file, before.replaceAll(from, to));
    },
    build: () => docusaurus('build', '--no-minify', '--out-dir', 'out'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
