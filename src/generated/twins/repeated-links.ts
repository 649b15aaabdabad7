/**
 * In: the plain tree of a page. Out: the same with addresses that it repeats written once, at its end: `[1 success][4]` … `[4]: https://…`.
 * A table of scenarios links the same statuses a hundred times, and full addresses are half of its bytes.
 */
import type { Definition, Link, LinkReference, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** From this many uses on, an address at the end is shorter and still easy to look up. */
const REPEATED = 2;

function addresses(tree: Root): string[] {
  const uses = new Map<string, number>();
  visit(tree, 'link', ({ url }) => {
    uses.set(url, (uses.get(url) ?? 0) + 1);
  });
  return [...uses].filter(([, count]) => count >= REPEATED).map(([url]) => url);
}

const asReference = ({ children }: Link, label: string): LinkReference => ({
  type: 'linkReference',
  referenceType: 'full',
  identifier: label,
  label,
  children,
});

/** @returns a new root; nodes that change are replaced in their parents */
export function withRepeatedLinks(tree: Root): Root {
  const labels = new Map(addresses(tree).map((url, i) => [url, String(i + 1)]));
  visit(tree, 'link', (node, index, parent) => {
    const label = labels.get(node.url);
    if (label === undefined || parent === undefined || index === undefined) return;
    (parent.children as RootContent[])[index] = asReference(node, label);
  });
  const definitions = [...labels].map(([url, label]): Definition => ({
    type: 'definition',
    identifier: label,
    label,
    url,
  }));
  return { type: 'root', children: [...tree.children, ...definitions] };
}
