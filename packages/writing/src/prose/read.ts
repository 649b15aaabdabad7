/** In: the repository. Out: the pages that writers write, each as a Markdown tree for the rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFiles } from '@gateway-docs/kit/files';
import { CONTENT_FOLDERS } from '@gateway-docs/site-data/pages';

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** @returns the tree of a page's text */
export const readPage = (text: string): Root => reader.parse(text);

/** What agents read is written as pages are. */
const FOLDERS = [...CONTENT_FOLDERS, 'data/agents'];

/**
 * @param root absolute path of the repository
 * @returns path and tree of every page and partial, and of what agents read; templates are not pages
 */
export function readPages(root: string): { file: string; tree: Root }[] {
  return FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('_template'))
    .map((file) => ({ file, tree: readPage(readFileSync(path.join(root, file), 'utf8')) }));
}
