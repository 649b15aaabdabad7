/**
 * In: a content file and the reference. Out: title, description and the expanded tree, with partials in their places. The tree goes
 * through the same `expandPage` as the page itself, so the two cannot say different things.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Parent, Root, RootContent } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { readFrontMatter } from '../../../reference/reading/front-matter';
import type { Reference } from '../../../reference/reference';
import { expandPage } from '../../../remark/expand-page';
import { checkFrontMatter } from '../../../remark/front-matter';
import { parseSource } from './parse-source';
import { shortenSamples } from './sample-languages';

export interface ExportedPage {
  readonly title: string;
  readonly description: string;
  /** Expanded, with our components still in it; of further samples the first language. */
  readonly tree: Root;
}

/** Each page of the site by its route, `/callbacks`, expanded when it is asked for. */
export interface ExpandedPages {
  /** Holds the page for whoever asks next. */
  readonly get: (route: string) => ExportedPage | undefined;
  /** For the last who asks: the trees of all pages together take some 80 MB. */
  readonly take: (route: string) => ExportedPage | undefined;
}

const IMPORT = /^import\s+(?<name>\w+)\s+from\s+['"](?<source>[^'"]+)['"]/gm;

/** Takes front matter and imports out of the tree. @returns paths of the partials, by the name that the page gives them */
function takeHead(tree: Root, folder: string): ReadonlyMap<string, string> {
  const partials = new Map<string, string>();
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return node.type !== 'yaml';
    for (const { groups } of node.value.matchAll(IMPORT)) {
      partials.set(groups?.name ?? '', path.join(folder, groups?.source ?? ''));
    }
    return false;
  });
  return partials;
}

/** The expanded tree of a file, and the file's text. */
function readTree(filePath: string, reference: Reference): { tree: Root; source: string } {
  const source = readFileSync(filePath, 'utf8');
  const { tree, file } = parseSource(source, filePath);
  expandPage(tree, file, reference);
  const partials = takeHead(tree, path.dirname(filePath));
  visit(tree, 'mdxJsxFlowElement', (node, index = 0, parent: Parent | undefined) => {
    const partial = partials.get(node.name ?? '');
    if (partial === undefined) return undefined;
    const blocks: RootContent[] = readTree(partial, reference).tree.children;
    parent?.children.splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
  return { tree, source };
}

/**
 * @param siteDir absolute path of the repository's root
 * @param name path of the page's file below it, `docs/callbacks.mdx`
 * @throws Error for a writer's mistake, with file and line
 */
function readPage(siteDir: string, name: string, reference: Reference): ExportedPage {
  const { tree, source } = readTree(path.join(siteDir, name), reference);
  const found = checkFrontMatter(name, readFrontMatter(name, source), reference);
  shortenSamples(tree);
  return { title: String(found.title), description: String(found.description), tree };
}

/**
 * @param pages route and source of each page
 * @returns the pages; the twins and the feeds are printed from one expansion of each
 */
export function expandedPages(
  siteDir: string,
  pages: readonly { readonly route: string; readonly source: string }[],
  reference: Reference,
): ExpandedPages {
  const sources = new Map(pages.map(({ route, source }) => [route, source]));
  const held = new Map<string, ExportedPage>();
  const find = (route: string): ExportedPage | undefined => {
    const source = sources.get(route);
    return held.get(route) ?? (source === undefined ? undefined : readPage(siteDir, source, reference));
  };
  return {
    get(route) {
      const page = find(route);
      if (page) held.set(route, page);
      return page;
    },
    take(route) {
      const page = find(route);
      held.delete(route);
      return page;
    },
  };
}
