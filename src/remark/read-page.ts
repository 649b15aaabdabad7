/**
 * In: the text of a page. Out: what is wrong with it, where it links to and which anchors it has, found by the steps that a build takes with it. For the
 * check of all pages without a build, and for the links of the page that is being written.
 */
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { VFile } from 'vfile';
import { readFrontMatter } from '@gateway-docs/kit/yaml';
import type { Site, SiteData } from '@gateway-docs/contract';
import type { ReadPage } from '@gateway-docs/writing/check-pages';
import { checkPage } from './check-page';
import { expandPage } from './expand-page';
import { checkFrontMatter, isPartial } from './front-matter';
import { anchorOf, nodesIn, propertyOf } from './mdast';
import { parseSource } from './parse-source';
import { inShort, linesOf } from './writer-errors/in-short';

/** Where a file lies. */
interface Place {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Path of the file below it, by which messages call it. */
  readonly name: string;
}

type Profile = Pick<Site, 'operator' | 'offer'>;

const PARTIAL = /^import\s+\w+\s+from\s+['"](?<source>\.[^'"]+)['"]/gm;

function linksOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return [];
  return [propertyOf(node, 'href') ?? []].flat();
}

/** @returns the lines of a mistake; a fault of the code is thrown on */
function linesFrom(error: unknown, file: VFile): string[] {
  const short = inShort(error, file);
  if (short === error || !(short instanceof Error)) throw error;
  return short.message.split('\n');
}

function headMistakes(name: string, source: string, site: Profile): string[] {
  if (isPartial(name)) return [];
  try {
    checkFrontMatter(name, readFrontMatter(name, source), site);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** @returns the tree and its mistakes: an empty one where the syntax is wrong */
function treeOf({ root, name }: Place, source: string, data?: SiteData): readonly [Root, string[]] {
  let tree: Root = { type: 'root', children: [] };
  let file = new VFile({ path: path.join(root, name), cwd: root });
  try {
    ({ tree, file } = parseSource(source, file.path));
    file.cwd = root;
    // Where the data cannot be read, what needs none of them is looked at.
    if (data) expandPage(tree, file, data);
    else checkPage(tree, file);
    return [tree, linesOf(file, file.messages)];
  } catch (error) {
    return [tree, linesFrom(error, file)];
  }
}

/**
 * @param place of the file
 * @param source its text
 * @param site whose page it is
 * @param data of the site; left out where they cannot be read
 */
export function readPage(place: Place, source: string, site: Profile, data?: SiteData): ReadPage {
  const [tree, mistakes] = treeOf(place, source, data);
  const nodes = nodesIn(tree);
  return {
    mistakes: [...headMistakes(place.name, source, site), ...mistakes],
    links: nodes.flatMap(linksOf),
    anchors: nodes.flatMap((node) => anchorOf(node) ?? []),
    partials: Array.from(source.matchAll(PARTIAL), ({ groups }) =>
      path.posix.join(path.posix.dirname(place.name), groups?.source ?? ''),
    ),
  };
}
