/**
 * `::operation-index{version=v2}` → every call of a version, grouped by what an integrator wants to do, each with its purpose from the
 * contract, which has each in a group.
 */
import texts from '../../../data/texts/directives.json';
import type { Operation, OperationGroup, SiteData } from '@gateway-docs/contract';
import { operationPage } from '../cross-references/routes';
import type { Block, Row } from '../mdast';
import { inlineCode, link, markdownBlocks, markdownInline, records, section, withFacts } from '../mdast';
import { versionSwitch } from '../cross-references/version-switch';
import { defineHandler } from './handler';

function row(operation: Operation, { pages }: SiteData): Row {
  const { title, path, purpose } = operation;
  const { route, anchor } = operationPage(operation);
  const name = pages.has(route) ? link(route + anchor, title) : title;
  return { cells: [withFacts(name, { [texts.index.path]: inlineCode(path) }), markdownInline(purpose)] };
}

function groupSection(group: OperationGroup, calls: readonly Operation[], site: SiteData): Block[] {
  const found = group.operations.flatMap((id) => calls.find((call) => call.id === id) ?? []);
  if (found.length === 0) return [];
  const rows = found.map((call) => row(call, site));
  const { slug, title, text } = group;
  const table = { label: title, columns: texts.index.columns };
  return section(records, slug, table, rows, {}, markdownBlocks(text));
}

export const operationIndex = defineHandler({
  example: '::operation-index{version=v2}',
  attributes: { version: { required: true, values: ['v1', 'v2'] } },
  build: ({ version = '' }, site) => {
    const calls = site.operations.filter((item) => item.version === version && item.direction === 'call');
    const other = `/api/${version === 'v1' ? 'v2' : 'v1'}/list`;
    return [
      ...(site.pages.has(other) ? [versionSwitch(version, other)] : []),
      ...site.groups.flatMap((group) => groupSection(group, calls, site)),
    ];
  },
});
