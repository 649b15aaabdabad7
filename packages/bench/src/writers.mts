/**
 * In: the repository. Out: how long writers wait in the server with hot reload: for the first page after the command, and for each edit of
 * that page. The server runs in a copy of the tree, first without caches, as on the day of a clone, then over those of its first run. Nothing is
 * slowed: it is the writer's own machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Workplace } from './builds';
import { DESKTOP } from './devices';
import { open, withContext } from './open';
import { table } from './report';
import { copyTree } from './copy-tree';

const EDITED = { file: 'docs/callbacks.mdx', route: '/callbacks' } as const;
const PORT = 3987;
/** A first edit meets a server that is still busy with the first page; a writer reads it before. */
const READING_MS = 8_000;
/** Between two edits, as fast as anybody writes a sentence. */
const WRITING_MS = 4_000;
const FIRST_PAGE_MS = 120_000;
const FIRST_PAGE_TARGET = 15_000;

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

/** What one start of the server takes. */
interface Start {
  readonly firstPage: number;
  readonly edits: readonly number[];
}

/** @throws Error when the server ends, or does not show the page in time */
async function startServer(browser: Browser, tree: string, edits: number): Promise<Start> {
  const cli = createRequire(path.join(tree, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const start = Date.now();
  const server = spawn(process.execPath, [cli, 'start', '--port', String(PORT), '--no-open'], {
    cwd: tree,
    stdio: 'ignore',
  });
  const ended = once(server, 'close') as Promise<[number | null]>;
  try {
    const address = `http://localhost:${PORT}${EDITED.route}`;
    await Promise.race([
      untilReachable(address),
      ended.then(([code]) =>
        Promise.reject(new Error(`The writers' server ended with ${code ?? 'a signal'}.`)),
      ),
    ]);
    return await withContext(browser, DESKTOP, async (context) => {
      const { page } = await open(context, address, 1);
      await page.locator('article h1').waitFor({ timeout: FIRST_PAGE_MS });
      const firstPage = Date.now() - start;
      await pause(READING_MS);
      return { firstPage, edits: await editAgain(page, path.join(tree, EDITED.file), edits) };
    });
  } finally {
    server.kill();
    await ended;
  }
}

/** @returns what each edit takes; the file is as it was after the last one */
async function editAgain(page: Page, file: string, edits: number): Promise<number[]> {
  const source = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let number = 1; number <= edits; number += 1) {
    times.push(await edit(page, file, source, `This sentence is edit number ${number}.`));
    await pause(WRITING_MS);
  }
  writeFileSync(file, source);
  return times;
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
  console.log('The server of the writers …');
  const first = await startServer(browser, tree, 0);
  const second = await startServer(browser, tree, runs);
  return table('Writers, ms', [
    {
      what: 'first page, on the day of the clone',
      ours: [first.firstPage],
      target: { most: FIRST_PAGE_TARGET },
    },
    { what: 'first page, later', ours: [second.firstPage], target: { most: FIRST_PAGE_TARGET } },
    { what: 'from an edit to its page', ours: second.edits, target: { most: 2_000 } },
  ]);
}
