/**
 * In: the tree of a page. Out: the same tree with every leaf directive replaced by what its handler builds:
 *   `::operation{#transaction-create version=v2}` → headings, tables, examples.
 * The set is closed: a directive that is neither ours nor an admonition stops the build, because Docusaurus itself would
 * only warn and print an empty block. `12:30` in prose is parsed as a directive too and becomes text again.
 */
import type { Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { SiteData } from '@gateway-docs/contract';
import { atNode } from './writer-errors/in-short';
import { nodesIn, visitBlocks, type Block } from './mdast';
import { handlers } from './directives';
import { readAttributes } from './directives/read-attributes';
import { suggest, WriterError } from '@gateway-docs/kit';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

function build(directive: LeafDirective, site: SiteData, earlier: number): Block[] {
  const handler = handlers.get(directive.name);
  if (!handler) {
    throw new WriterError(
      `Unknown directive ::${directive.name}. ${suggest(directive.name, handlers.keys())}`,
    );
  }
  if (directive.children.length > 0) {
    throw new WriterError(`::${directive.name} takes no label in brackets. Example: ${handler.example}`);
  }
  const attributes = readAttributes(directive.name, directive.attributes ?? {}, handler);
  return handler.build(attributes, site, earlier);
}

/** The same for directives that print the same part, whatever they print it of. */
const partOf = ({ name, attributes }: LeafDirective): string =>
  JSON.stringify([name, { ...attributes, id: undefined }]);

function asText(directive: TextDirective): Text {
  const bare = directive.children.length === 0 && Object.keys(directive.attributes ?? {}).length === 0;
  if (!bare) {
    throw new WriterError(
      `":${directive.name}" with brackets or braces is read as a directive within a line; there are none here. ` +
        'Put a space or a backslash after the colon.',
    );
  }
  return {
    type: 'text',
    value: `:${directive.name}`,
    ...(directive.position && { position: directive.position }),
  };
}

function checkContainer(directive: ContainerDirective): void {
  if (ADMONITIONS.includes(directive.name)) return;
  throw new WriterError(`Unknown block :::${directive.name}. ${suggest(directive.name, ADMONITIONS)}`);
}

/** Expands every directive of the tree in place; a writer's mistake fails with the directive's line. */
export function expandDirectives(tree: Root, file: VFile, site: SiteData): void {
  visitBlocks(tree, 'containerDirective', (node: ContainerDirective) => {
    atNode(file, node, () => checkContainer(node));
  });
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    atNode(file, node, () => parent?.children.splice(index ?? 0, 1, asText(node)));
  });
  const seen = new Map<string, number>();
  visitBlocks(tree, 'leafDirective', (node, index = 0, parent) => {
    // What one direction has shown, the reader of the other has not seen.
    if (node.name === 'direction') seen.clear();
    const part = partOf(node);
    const earlier = seen.get(part) ?? 0;
    seen.set(part, earlier + 1);
    let blocks: Block[] = [];
    atNode(file, node, () => (blocks = build(node, site, earlier)));
    // Generated nodes get the place of their directive, so that later messages about them name the right line.
    for (const made of blocks.flatMap(nodesIn)) made.position ??= node.position;
    parent?.children.splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
}
