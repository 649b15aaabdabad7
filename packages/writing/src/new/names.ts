/**
 * In: the name that a writer types for a page of some kind. Out: the values that follow from it, by the places of `page-kinds.json` and of the templates: `leaf`, `slug`,
 * `id`. A name that cannot be is refused with what a good one is and what exists.
 */
import { suggest } from '@gateway-docs/kit';
import { nameOfCall } from '@gateway-docs/site-data/cross-references';
import type { Existing } from './existing';

/** Place `‹name›` → what stands in it. */
export type Values = Readonly<Record<string, string>>;

/** @throws Error that says what a good name is and what exists */
type ReadName = (typed: string, existing: Existing) => Values;

/**
 * @param rule what a good name looks like, as a sentence
 * @throws Error with the rule and the names that exist
 */
function refuseName(name: string, rule: string, existing: Iterable<string>): never {
  throw new Error(`"${name}" cannot be the name. ${rule} ${suggest(name, existing)}`);
}

/** The neighbours of a route in its folder, so that a writer sees how they are named. */
function nearby(route: string, pages: Existing['pages']): string {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  const names = [...pages.keys()]
    .filter((other) => other.startsWith(folder) && other !== route)
    .map((other) => other.slice(folder.length));
  return `Beside it: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`;
}

/**
 * @param route of the page to be made
 * @throws Error that names the page which has the route
 */
export function checkRoute(route: string, { pages }: Existing): void {
  for (const spelling of [route, `${route}/`]) {
    const title = pages.get(spelling);
    if (title !== undefined)
      throw new Error(
        `${spelling} exists: "${title}". Edit that page, or choose another route. ${nearby(route, pages)}`,
      );
  }
}

const ROUTE = /^[a-z0-9]+(_[a-z0-9]+)*(\/[a-z0-9]+(_[a-z0-9]+)*)?$/;

/** `/services/pix2` and `docs/services/pix2.mdx` are good answers too. */
function country(typed: string, existing: Existing): { leaf: string } {
  const leaf = typed.replace(/^\/?(docs\/)?(services\/)?|\.mdx$|\/$/g, '');
  if (!ROUTE.test(leaf))
    refuseName(
      typed,
      'Take lower-case letters, digits and single underscores, in a folder at most: pix2, mobile_money/uganda.',
      [...existing.pages.keys()].flatMap((route) => /(?<=^\/services\/).*/.exec(route) ?? []),
    );
  return { leaf };
}

const service: ReadName = (typed, existing) => {
  const { leaf } = country(typed, existing);
  checkRoute(`/services/${leaf}`, existing);
  // The leaf says enough when it has two words; `mobile_money/uganda` needs its folder.
  const name = leaf.slice(leaf.indexOf('/') + 1);
  const slug = name.includes('_') ? name : leaf.replace('/', '_');
  const taken = existing.services.get(slug);
  if (taken !== undefined)
    throw new Error(
      `The catalogue has an entry "${slug}" with service_id ${taken}: data/services/${slug}.yaml. Choose another name.`,
    );
  const id = Math.max(1041, ...existing.services.values()) + 1;
  const transaction = String(900_000 + (id % 1000));
  return { leaf, slug, dashed: slug.replaceAll('_', '-'), id: String(id), transaction };
};

/** Families with rules of their own; a new call of theirs is made after its nearest neighbour. */
const ELSEWHERE = /^(report|invoicing|invoice|payment-page|page)-/;

const operation: ReadName = (id, existing) => {
  if (ELSEWHERE.test(id))
    throw new Error(
      `"${id}" belongs to reports or invoicing, whose paths are others. Copy its nearest neighbour in api/shared/ and docs/.`,
    );
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))
    refuseName(
      id,
      'Take its group and its verb in lower case with dashes: transaction-split.',
      existing.operations,
    );
  if (existing.operations.includes(id))
    throw new Error(
      `The operation "${id}" exists: api/shared/operations/${id}.yaml. Each operation has one id in all versions.`,
    );
  const name = nameOfCall(id);
  checkRoute(`/api/v1/${name}`, existing);
  return { id, name, example: 'usual' };
};

const screen: ReadName = (typed, { pages }) => {
  const leaf = typed.replace(/^\/?cabinet\/|\.mdx$/g, '');
  if (!/^[a-z]+(_[a-z]+)*\/[a-z]+(_[a-z]+)*$/.test(leaf))
    refuseName(
      typed,
      'Take section and screen in lower case with underscores: reporting/disputed_payments. The sections are in cabinet/.',
      new Set([...pages.keys()].flatMap((route) => /(?<=^\/cabinet\/)\w+(?=\/)/.exec(route) ?? [])),
    );
  return { leaf, id: leaf.replaceAll(/[/_]/g, '-') };
};

const reference: ReadName = (typed, { tables }) => {
  const table = typed.replace(/^\/?(docs\/)?reference\/|\.mdx$/g, '').replaceAll('_', '-');
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(table))
    refuseName(typed, 'Take lower-case words with dashes: merchant-category-codes.', tables);
  if (tables.includes(table))
    throw new Error(
      `The table "${table}" exists: data/${table}.yaml. A new row goes there; a new table needs another name.`,
    );
  return { table, leaf: table.replaceAll('-', '_') };
};

/** By kind. */
export const readName = { service, country, operation, screen, reference } as const;
