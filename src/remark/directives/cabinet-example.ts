/**
 * `::cabinet-example{name=statement}` → a worked example of data/cabinet/examples.yaml as a table.
 */
import { markdownInline, records, type Cell } from '../mdast';
import { defineHandler, lookUp } from './handler';

/** A cell as its page would say it: a code with its name. */
const cellOf = (written: string): Cell =>
  markdownInline(written).map((node) =>
    node.type === 'mdxTextExpression' ? { type: node.type, value: node.value } : node,
  );

export const cabinetExample = defineHandler({
  example: '::cabinet-example{name=statement}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, { cabinet: { examples } }) => {
    const { label, columns, rows } = lookUp('example', name, new Map(Object.entries(examples)));
    const heads = columns.map((column) =>
      typeof column === 'string' ? column : { title: column.right, align: 'right' as const },
    );
    const cells = rows.map((row) => ({ cells: row.map(cellOf) }));
    return [records({ label, columns: heads }, cells)];
  },
});
