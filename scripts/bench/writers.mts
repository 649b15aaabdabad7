/**
 * In: the repository. Out: how long writers wait in the server with hot reload: for the first page after the command, and for each edit of
 * that page. The server runs in a copy of the tree without caches, as on the day of a clone. Nothing is slowed: it is the writer's own machine.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { endingOf } from '../ending-of';
import type { Workplace } from './builds';
import { DESKTOP } from './devices';
import { open, withContext } from './open';
import { table } from './report';
import { copyTree } from './tree-copy';

const EDITED = { file: 'docs/callbacks.mdx', route: '/callbacks' } as const;
const PORT = 3987;
/** A first edit meets a server that is still busy with the first page; a writer reads it before. */
const READING_MS = 8_000;
/** Between two edits, as fast as anybody writes a sentence. */
const WRITING_MS = 4_000;
const FIRST_PAGE_MS = 120_000;

const pause = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws Error when the server does not answer in time */
async function untilReachable(address: string): Promise<void> {
  const end = Date.now() + FIRST_PAGE_MS;
  while (Date.now() < end) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`The writers' server did not answer at ${address}.`);
}

/** @returns milliseconds from the writing of the file to the frame that shows the sentence */
async function edit(page: Page, file: string, source: string, sentence: string): Promise<number> {
  const shown = page.evaluate((text) => window.bench.shown(text), sentence);
  const start = Date.now();
  writeFileSync(file, source.replace(/\n## /, `\n${sentence}\n\n## `));
  return (await shown) - start;
}

/**
 * @param browser a running Chromium
 * @param place where the copy is made
 * @param runs how many edits
 * @returns the lines of the report
 * @throws Error when the server ends, or does not show the first page in time
 */
export async function writersWait(
  browser: Browser,
  { root, folder }: Workplace,
  runs: number,
): Promise<string[]> {
  const tree = path.join(folder, 'writers-tree');
  rmSync(tree, { recursive: true, force: true });
  copyTree(root, tree);
  const cli = createRequire(path.join(tree, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  console.log('The server of the writers …');
  const start = Date.now();
  const server = spawn(process.execPath, [cli, 'start', '--port', String(PORT), '--no-open'], {
    cwd: tree,
    stdio: 'ignore',
  });
  const ended = endingOf(server);
  try {
    const address = `http://localhost:${PORT}${EDITED.route}`;
    await Promise.race([
      untilReachable(address),
      ended.then(({ code }) =>
        Promise.reject(new Error(`The writers' server ended with ${code ?? 'a signal'}.`)),
      ),
    ]);
    return await withContext(browser, DESKTOP, async (context) => {
      const { page } = await open(context, address, 1);
      await page.locator('article h1').waitFor({ timeout: FIRST_PAGE_MS });
      const firstPage = Date.now() - start;
      await pause(READING_MS);
      const file = path.join(tree, EDITED.file);
      const source = readFileSync(file, 'utf8');
      const edits: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        edits.push(await edit(page, file, source, `This sentence is edit number ${run}.`));
        await pause(WRITING_MS);
      }
      return table('Writers, ms', [
        { what: 'from the command to the first page', ours: [firstPage], target: { most: 15_000 } },
        { what: 'from an edit to its page', ours: edits, target: { most: 2_000 } },
      ]);
    });
  } finally {
    server.kill();
    await ended;
  }
}
