/**
 * `reference` → a table of codes, its page, the shape of its rows and how the page shows them.
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
      ['packages/writing/templates/table.yaml', `data/${table}.yaml`],
      ['docs/reference/_template.mdx', `docs/reference/${leaf}.mdx`],
      ['packages/writing/templates/table-schema.txt', `packages/site-data/src/tables/schemas/${table}.ts`],
      ['packages/writing/templates/table-presentation.txt', `src/remark/tables/${table}.ts`],
    ],
    values: { table, title },
    route,
    next: [
      `Fill data/${table}.yaml: source and day first, then the rows in the order of their codes.`,
      `Fit packages/site-data/src/tables/schemas/${table}.ts, the shape of a row, and src/remark/tables/${table}.ts, its columns on the page, when rows have more than a code and a name. Both are found by their names; language-codes has one more column, bank-codes has sections. npm run facts says what is wrong.`,
      `Fill docs/reference/${leaf}.mdx. npm run dev shows it at http://localhost:3000${route}, in the sidebar after the others, or where its sidebar_position says.`,
      'Link it from the fields and guides that use its codes.',
      ...lastSteps(route),
    ],
  };
}

export const reference: Kind = {
  usage: 'reference <name> "<Title>"',
  makes: 'a table of codes and its page',
  plan: planReference,
};
