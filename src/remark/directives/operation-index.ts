/**
 * `::operation-index{version=v2}` → every call of a version, grouped by what an integrator wants to do, each with its purpose from the
 * contract, which has each in a group.
 */
import type { Operation, OperationGroup, SiteData, Version } from '@gateway-docs/contract';
import { operationPage } from '../cross-references/routes';
import { factLine } from '../mdast/fact';
import { jsxBlock } from '../mdast/jsx';
import { markdownBlocks, markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, paragraph, strong, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { defineHandler } from './handler';

/** The other version's index, where it has a page. */
function versionSwitch(version: Version, { pages }: SiteData): Block[] {
  const other = version === 'v1' ? 'v2' : 'v1';
  if (!pages.has(`/api/${other}/list`)) return [];
  const [here, there] = [
    strong(`Version ${version.slice(1)}`),
    link(`/api/${other}/list`, `Version ${other.slice(1)}`),
  ];
  return [
    jsxBlock('VersionSwitch', {}, [
      paragraph(...(version === 'v1' ? [here, ' ', there] : [there, ' ', here])),
    ]),
  ];
}

function row(operation: Operation, { pages }: SiteData): Row {
  const { title, path, purpose } = operation;
  const { route, anchor } = operationPage(operation);
  const name = pages.has(route) ? link(route + anchor, title) : title;
  return { cells: [[name, ...factLine('Path', inlineCode(path))], markdownInline(purpose)] };
}

function section(group: OperationGroup, calls: readonly Operation[], site: SiteData): Block[] {
  const found = group.operations.flatMap((id) => calls.find((call) => call.id === id) ?? []);
  if (found.length === 0) return [];
  const rows = found.map((call) => row(call, site));
  return [
    heading(2, group.slug, group.title),
    ...markdownBlocks(group.text),
    table(['Call', { title: 'What it does', plain: true }], rows, { label: group.title, layout: 'records' }),
  ];
}

export const operationIndex = defineHandler({
  example: '::operation-index{version=v2}',
  attributes: { version: { required: true, values: ['v1', 'v2'] } },
  build: ({ version = '' }, site) => {
    const calls = site.operations.filter((item) => item.version === version && item.direction === 'call');
    return [
      // One of `values` above.
      ...versionSwitch(version as Version, site),
      ...site.groups.flatMap((group) => section(group, calls, site)),
    ];
  },
});
