/**
 * In: a page whose directives are not expanded yet. Out: the same, each diagram with the service that it shows: the one whose facts stand
 * nearest before it, or, above all facts, every service of the page.
 */
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

const showsFacts = ({ name, attributes }: LeafDirective): boolean =>
  name === 'service' && ['facts', undefined].includes(attributes?.part ?? undefined);

/** Changes the tree in place. */
export function nameServicesOfFlows(tree: Root): void {
  const above: LeafDirective[] = [];
  const shown: string[] = [];
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    const { id } = node.attributes ?? {};
    if (showsFacts(node) && typeof id === 'string') shown.push(id);
    if (node.name !== 'flow') return;
    const service = shown.at(-1);
    if (service === undefined) above.push(node);
    else node.attributes = { ...node.attributes, service };
  });
  if (shown.length === 0) return;
  for (const node of above) node.attributes = { ...node.attributes, service: shown.join(' ') };
}
