/**
 * In: the repository. Out: a folder beside it in which a stock Docusaurus builds the same pages (see `stock/`). Its caches lie in
 * that folder, so that neither site warms the other.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a stock site has of its own; the rest is read where it is. */
const copied = ['docs', 'cabinet', 'static', 'package.json'];

/**
 * @param root absolute path of the repository's root
 * @returns absolute path of the folder, and the way to remove it
 */
export function prepareStockSite(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-site-'));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
