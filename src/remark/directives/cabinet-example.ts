/**
 * `::cabinet-example{name=statement}` → a worked example of data/cabinet/examples.yaml as a table.
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import { markdownInline } from '../mdast/markdown';
import { table } from '../mdast/table';
import { defineHandler } from './handler';

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
        rows.map((cells) => ({ cells: cells.map((cell) => markdownInline(cell)) })),
        { label, layout: 'records' },
      ),
    ];
  },
});
