/**
 * `reference` → the page of a table of codes and the table itself. The shape of its rows is code, which only a developer can add.
 */
import type { Existing } from './existing';
import { checkRoute, checkTitle, lastSteps, refuseName, type Kind, type Plan } from './plan';

const NAME = /^[a-z]+(-[a-z0-9]+)*$/;

function planReference(typed: string, title: string, existing: Existing): Plan {
  const table = typed.replace(/^\/?(docs\/)?reference\/|\.mdx$/g, '').replaceAll('_', '-');
  if (!NAME.test(table))
    refuseName(typed, 'Take lower-case words with dashes: merchant-category-codes.', existing.tables);
  if (existing.tables.includes(table))
    throw new Error(
      `The table "${table}" exists: data/${table}.yaml. A new row goes there; a new table needs another name.`,
    );
  checkTitle(title, 60);
  const leaf = table.replaceAll('-', '_');
  const route = `/reference/${leaf}`;
  checkRoute(route, existing);
  return {
    files: [
      ['scripts/new/templates/table.yaml', `data/${table}.yaml`],
      ['docs/reference/_template.mdx', `docs/reference/${leaf}.mdx`],
    ],
    values: { table, title },
    route,
    next: [
      `Fill data/${table}.yaml: source and day first, then the rows in the order of their codes.`,
      `Ask a developer for its shape and its looks: src/reference/tables/${table}.ts, listed in src/reference/tables/tables.ts, and src/remark/tables/${table}.ts, listed in src/remark/directives/reference-table.ts. language-codes is the smallest model. Anchors of its rows: tests/content/data/reference-tables.test.ts.`,
      `Fill docs/reference/${leaf}.mdx. npm run dev shows it at http://localhost:3000${route}.`,
      `Put it into the sidebar: sidebars.ts, group "Reference":\n'reference/${leaf}',`,
      'Link it from the fields and guides that use its codes.',
      ...lastSteps(route, 'documentation'),
    ],
  };
}

export const reference: Kind = {
  usage: 'reference <name> "<Title>"',
  makes: 'a table of codes and its page',
  plan: planReference,
};
