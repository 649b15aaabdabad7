/**
 * In: the folder of a built site of Docusaurus. Out: the same pages as plain HTML, with Pagefind's index and its own search box, as sites that send no
 * other script have it. The command comes from the registry when it is asked for: no other part of the project needs it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

const PAGEFIND = 'pagefind@1.6.0';
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The box of the stock search, which does nothing without its script. */
const STOCK_BOX = /<input\b[^>]*navbar__search-input[^>]*>/;
const BOX = `<link rel="stylesheet" href="/pagefind/pagefind-ui.css"><script src="/pagefind/pagefind-ui.js"></script>
<script>new PagefindUI({ element: '#search', showImages: false });</script>`;

/**
 * @param html a page of Docusaurus
 * @returns the page without its scripts, with the search box in its bar
 */
export const plainPage = (html: string): string =>
  html.replace(SCRIPT, '').replace(STOCK_BOX, '').replace('</nav>', `<div id="search"></div></nav>${BOX}`);

/** @param folder absolute path of the site */
export function addPagefind(folder: string): void {
  for (const name of listFiles(folder, '').filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    writeFileSync(file, plainPage(readFileSync(file, 'utf8')));
  }
  execFileSync('npx', ['--yes', PAGEFIND, '--site', folder], { cwd: folder, stdio: 'ignore' });
}
