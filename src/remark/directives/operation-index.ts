/**
 * `::operation-index{version=v2}` → every call of a version, grouped by what an integrator wants to do, each with its purpose from the
 * contract. An operation that stands in no group stops the build, so that the index cannot miss one.
 */
import type { Operation, Reference, Version } from '../../reference/reference';
import { factLine } from '../mdast/fact';
import { jsxBlock } from '../mdast/jsx';
import { markdownBlocks, markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, paragraph, strong, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { TASKS, type Task } from '../operation/tasks';
import { WriterError } from '../../reference/reading/writer-error';
import { defineHandler } from './handler';

/** The other version's index, where it has a page. */
function versionSwitch(version: Version, { pages }: Reference): Block[] {
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

function row({ title, path, page, anchor, purpose }: Operation, { pages }: Reference): Row {
  const name = pages.has(page) ? link(page + anchor, title) : title;
  return { cells: [[name, ...factLine('Path', inlineCode(path))], markdownInline(purpose)] };
}

function group(task: Task, calls: readonly Operation[], reference: Reference): Block[] {
  const found = task.operations.flatMap((id) => calls.find((call) => call.id === id) ?? []);
  if (found.length === 0) return [];
  const rows = found.map((call) => row(call, reference));
  return [
    heading(2, task.slug, task.title),
    ...markdownBlocks(task.text),
    table(['Call', { title: 'What it does', plain: true }], rows, { label: task.title, layout: 'records' }),
  ];
}

export const operationIndex = defineHandler({
  example: '::operation-index{version=v2}',
  attributes: { version: { required: true, values: ['v1', 'v2'] } },
  build: ({ version = '' }, reference) => {
    const calls = reference.operations.filter(
      (item) => item.version === version && item.direction === 'call',
    );
    const grouped = new Set(TASKS.flatMap(({ operations }) => operations));
    const missing = calls.filter(({ id }) => !grouped.has(id)).map(({ id }) => id);
    if (missing.length > 0) {
      throw new WriterError(
        `::operation-index has no task for ${missing.join(', ')}. Name it in src/remark/operation/tasks.ts.`,
      );
    }
    return [
      ...versionSwitch(version as Version, reference),
      ...TASKS.flatMap((task) => group(task, calls, reference)),
    ];
  },
});
