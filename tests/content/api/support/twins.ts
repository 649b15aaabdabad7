/** In: the route of a page. Out: what its readers get, as the Markdown twin prints it: everything expanded, without a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '@gateway-docs/contract';
import { exportPage } from '../../../../src/generated/twins/export-page';
import { printTree } from '../../../../src/generated/twins/print-page';
import { expandPage } from '../../../../src/remark/expand-page';
import { parseSource } from '../../../../src/remark/parse-source';
import { siteDir } from './contract';

/**
 * @param name path of the page's file, `docs/limits.mdx`
 * @param site the facts and the contract; the codes' tables have to be prepared (`loadSiteData`)
 */
export function twinOf(name: string, site: SiteData): string {
  const file = path.join(siteDir, name);
  const { tree, file: source } = parseSource(readFileSync(file, 'utf8'), file);
  expandPage(tree, source, site);
  const place = { hosts: site.operator.hosts, base_path: site.operator.base_path };
  return printTree(exportPage(siteDir, name, tree, site).tree, { route: '/page', place });
}

/** The cells of a twin's tables, row by row; a table ends with a line that is none. */
export function tablesOf(twin: string): string[][][] {
  const blocks = twin
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')));
  return blocks
    .filter((lines) => lines.length > 2)
    .map((lines) =>
      lines.slice(2).map((line) =>
        line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      ),
    );
}
