/**
 * `::cabinet-example{name=statement}` → a worked example of data/cabinet/examples.yaml as a table.
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import { markdownInline } from '../mdast/markdown';
import { table, type Cell } from '../mdast/table';
import { defineHandler } from './handler';

/** A cell as its page would say it: a code with its name. */
const cellOf = (written: string): Cell =>
  markdownInline(written).map((node) =>
    node.type === 'mdxTextExpression' ? { type: node.type, value: node.value } : node,
  );

export const cabinetExample = defineHandler({
  example: '::cabinet-example{name=statement}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, { cabinet: { examples } }) => {
    const example = examples[name];
    if (!example) throw new WriterError(`Unknown example "${name}". ${suggest(name, Object.keys(examples))}`);
    const { label, columns, rows } = example;
    return [
      table(
        columns.map((column) =>
          typeof column === 'string' ? column : { title: column.right, align: 'right' as const },
        ),
        rows.map((cells) => ({ cells: cells.map(cellOf) })),
        { label, layout: 'records' },
      ),
    ];
  },
});
