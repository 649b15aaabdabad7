/**
 * In: the expanded tree of a page. Out: title, description and the tree with partials in their places. The tree has gone through the
 * same `expandPage` as the page itself, or is the page's own, so the two cannot say different things.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { readFrontMatter } from '@gateway-docs/kit/yaml';
import type { SiteData } from '@gateway-docs/contract';
import { isComponent } from '../../remark/mdast';
import { expandPage } from '../../remark/expand-page';
import { checkFrontMatter } from '../../remark/front-matter';
import { copyWith } from './copy-with';
import { parseSource } from '../../remark/parse-source';
import { shortenSamples } from './sample-languages';

const isColumn = (node: RootContent): boolean => isComponent(node, 'SampleColumn');

/**
 * In: the tree of a page. Out: a copy with the column of samples before the errors of the call. On the page the column stands beside the fields; in a twin, which
 * is read from the top, it would stand before all that it is about.
 * @param tree stays as it is: the page is made from it
 */
export function samplesAfterFields(tree: Root): Root {
  const column = tree.children.filter(isColumn);
  const others = tree.children.filter((node) => !isColumn(node));
  const at = others.findIndex((node) => node.type === 'heading' && node.data?.hProperties?.id === 'errors');
  if (column.length === 0 || at < 0) return tree;
  return { ...tree, children: others.toSpliced(at, 0, ...column) };
}

const IMPORT = /^import\s+(?<name>\w+)\s+from\s+['"](?<source>[^'"]+)['"]/gm;

/** @returns paths of the partials that a tree imports, by the name that it gives them */
function partialsOf(tree: Root, folder: string): ReadonlyMap<string, string> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? Array.from(node.value.matchAll(IMPORT), ({ groups = {} }) => groups) : [],
  );
  return new Map(imports.map(({ name = '', source = '' }) => [name, path.join(folder, source)]));
}

/** The content alone: partials in their places, without front matter and imports. */
function contentOf(tree: Root, folder: string, site: SiteData): Root {
  const partials = partialsOf(tree, folder);
  return copyWith(tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'yaml') return [];
    const partial = node.type === 'mdxJsxFlowElement' ? partials.get(node.name ?? '') : undefined;
    if (partial === undefined) return undefined;
    return contentOf(readTree(partial, site), path.dirname(partial), site).children;
  });
}

/** The expanded tree of a partial. */
function readTree(filePath: string, site: SiteData): Root {
  const { tree, file } = parseSource(readFileSync(filePath, 'utf8'), filePath);
  expandPage(tree, file, site);
  return tree;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param name path of the page's file below it, `docs/callbacks.mdx`
 * @param tree the expanded tree of that file, which stays as it is
 * @throws Error for a writer's mistake, with file and line
 */
export function exportPage(siteDir: string, name: string, tree: Root, site: SiteData) {
  const file = path.join(siteDir, name);
  const found = checkFrontMatter(name, readFrontMatter(name, readFileSync(file, 'utf8')), site);
  return {
    title: String(found.title),
    description: String(found.description),
    /** Expanded, with our components still in it; of further samples the first language. */
    tree: shortenSamples(samplesAfterFields(contentOf(tree, path.dirname(file), site))),
  };
}

export type ExportedPage = Readonly<ReturnType<typeof exportPage>>;
