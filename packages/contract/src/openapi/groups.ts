/**
 * In: `api/groups.yaml` and the calls. Out: the calls in groups, by what an integrator wants to do. Tags, sidebar, index of methods and
 * Postman folders follow this one grouping.
 */
import * as z from 'zod';
import { refuse } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';
import { anchor, sentence, strict, text } from '@gateway-docs/kit/schema';
import { CALLBACK } from './calls';

const FILE = 'groups.yaml';

const schema = z.array(
  strict({
    /** Its anchor in the index of methods. */
    slug: anchor,
    /** What the integrator wants to do. */
    title: text.max(60),
    /** Short name: tag of the OpenAPI documents, category of the sidebar. */
    label: text.max(30),
    /** One paragraph of Markdown: what these calls do together. */
    text: sentence,
    /** Ids of operations, in the order in which they are called. A call that serves two purposes stands in both groups. */
    operations: z.array(anchor, { error: 'expected a list of operation ids' }).min(1),
    outside_sidebar: z
      .union([z.literal('all'), z.array(anchor)], {
        error: 'outside_sidebar is all, or a list of ids of the group',
      })
      .optional(),
  }),
  { error: 'expected a list of groups' },
);

type GroupSource = z.infer<typeof schema>[number];

/** Calls that an integrator makes for one purpose. */
export interface OperationGroup extends Readonly<Omit<GroupSource, 'outside_sidebar' | 'operations'>> {
  readonly operations: readonly string[];
  /** Ids of those whose pages have no sidebar; that of the others links to them. */
  readonly outsideSidebar: readonly string[];
}

function problemsOf(groups: readonly GroupSource[], ids: readonly string[]): string[] {
  const grouped = groups.flatMap(({ operations }) => operations);
  const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
  return [
    ...ids
      .filter((id) => !grouped.includes(id))
      .map((id) => `no group has the operation ${id}; name it in the one whose purpose it serves`),
    ...groups.flatMap(({ slug, operations, outside_sidebar: outside = [] }) => [
      ...operations
        .filter((id) => !ids.includes(id))
        .map((id) => `${slug} names ${id}, but there is no api/shared/operations/${id}.yaml`),
      ...twice(operations).map((id) => `${slug} names ${id} twice`),
      ...(outside === 'all' ? [] : outside)
        .filter((id) => !operations.includes(id))
        .map((id) => `outside_sidebar of ${slug} names ${id}, which the group does not have`),
    ]),
    ...twice(groups.map(({ slug }) => slug)).map((slug) => `two groups are called ${slug}`),
    ...twice(groups.map(({ label }) => label)).map((label) => `two groups have the label ${label}`),
  ];
}

/**
 * @param api its folder
 * @param ids ids of the calls that there are
 * @throws Error that names each call without a group, each id without a call, and what is named twice
 */
export function readGroups(api: Folder, ids: Iterable<string>): OperationGroup[] {
  const groups = api.yaml(FILE, schema);
  refuse(`${api.nameOf(FILE)} is not valid:`, problemsOf(groups, [...ids, CALLBACK]));
  return groups.map(({ outside_sidebar: outside = [], ...group }) => ({
    ...group,
    outsideSidebar: outside === 'all' ? group.operations : outside,
  }));
}

/**
 * @returns the same groups with each call only where it stands first, without the groups that are empty then: for places that cannot
 * name a call twice
 */
export function eachCallOnce(groups: readonly OperationGroup[]): OperationGroup[] {
  const placed = new Set<string>();
  return groups.flatMap((group) => {
    const operations = group.operations.filter((id) => !placed.has(id));
    operations.forEach((id) => placed.add(id));
    return operations.length > 0 ? [{ ...group, operations }] : [];
  });
}
