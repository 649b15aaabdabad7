import { expect, it } from 'vitest';
import { unified } from 'unified';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { nameServicesOfFlows } from './services-of-flows';

/** The services of each diagram of a page, in its order. */
function servicesOf(page: string): (string | null | undefined)[] {
  const tree = unified().use(remarkParse).use(remarkDirective).parse(page);
  nameServicesOfFlows(tree);
  const found: (string | null | undefined)[] = [];
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    if (node.name === 'flow') found.push(node.attributes?.service);
  });
  return found;
}

it.each([
  ['::service{#a part=facts}\n\n::flow{name=x}\n\n::flow{name=y}', ['a', 'a']],
  ['::service{#a part=facts}\n\n::flow{name=x}\n\n::service{#b part=facts}\n\n::flow{name=y}', ['a', 'b']],
  ['::service{#a}\n\n::flow{name=x}', ['a']],
  ['::service{#a part=facts}\n\n::service{#b part=fields}\n\n::flow{name=x}', ['a']],
  ['::flow{name=x}\n\n::service{#a part=facts}\n\n::service{#b part=facts}', ['a b']],
  ['::flow{name=x}', [undefined]],
])('%j', (page, services) => {
  expect(servicesOf(page)).toEqual(services);
});
