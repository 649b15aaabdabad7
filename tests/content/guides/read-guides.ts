/**
 * In: the pages of `docs/services` and `cabinet`. Out: the guides with their front matter, anchors and their own prose: what a writer
 * wrote in sentences. Headings, tables, code and what directives print are left out, for they are alike on purpose.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { listFiles } from '@gateway-docs/kit/files';
import type { Service } from '@gateway-docs/site-data/services';

export const root = path.resolve(__dirname, '../../..');

export interface Guide {
  /** Path in the repository. */
  readonly file: string;
  readonly route: string;
  readonly kind?: string;
  readonly services: readonly string[];
  /** The whole file. */
  readonly text: string;
  /** Ids of headings, in order. */
  readonly anchors: readonly string[];
  /** Words of the writer's own sentences, in lower case, in order. */
  readonly words: readonly string[];
}

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** Nodes whose text is no prose of the page. */
const LEFT_OUT = new Set(['yaml', 'heading', 'table', 'code', 'leafDirective', 'html']);

/** `{status(1)}` is a link that the build writes, and no word of the page. */
const INLINE_REFERENCE = /\{[^}]*\}/g;

function textOf(node: Nodes): string {
  if (LEFT_OUT.has(node.type)) return ' ';
  if ('value' in node) return node.value;
  const separator = 'children' in node && node.children.some((child) => 'children' in child) ? '\n' : '';
  return 'children' in node ? node.children.map(textOf).join(separator) : ' ';
}

/** @returns the words of a page's own prose, in lower case */
export function proseWords(markdown: string): string[] {
  return textOf(reader.parse(markdown))
    .replace(INLINE_REFERENCE, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function readGuide(file: string): Guide {
  const text = readFileSync(path.join(root, file), 'utf8');
  const front = parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') as {
    guide?: string;
    services?: string[];
  };
  return {
    file,
    route: `/${file.replace(/^docs\//, '').replace(/(index)?\.mdx$/, '')}`,
    ...(front.guide === undefined ? {} : { kind: front.guide }),
    services: front.services ?? [],
    text,
    anchors: [...text.matchAll(/^#{2,3} .*\{#([\w-]+)\}$/gm)].map(([, id]) => id ?? ''),
    words: proseWords(text),
  };
}

const isPage = (file: string): boolean => file.endsWith('.mdx') && !/(^|\/)_/.test(file);

/** Guides to payment services, the pages of the invoice API among them. */
export const serviceGuides: readonly Guide[] = listFiles(root, 'docs/services').filter(isPage).map(readGuide);

/** Guides to the merchant cabinet. */
export const cabinetGuides: readonly Guide[] = listFiles(root, 'cabinet').filter(isPage).map(readGuide);

/** @returns the services whose guide has this route */
export const servicesAt = (services: ReadonlyMap<string, Service>, route: string): Service[] =>
  [...services.values()].filter(({ home }) => home === route);
