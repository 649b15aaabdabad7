import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { table } from './mdast/table';
import { layOutTables } from './lay-out-tables';

function tableOf(tree: Root) {
  layOutTables(tree);
  const [found] = tree.children;
  if (found?.type !== 'table') throw new Error('no table');
  return {
    layout: found.data?.hProperties?.dataLayout,
    labels: found.children.map((row) => row.children.map((cell) => cell.data?.hProperties?.dataLabel)),
  };
}
const parse = (text: string) => unified().use(remarkParse).use(remarkGfm).parse(text);

describe('layOutTables', () => {
  it('puts the title of its column on every cell but the name of the row', () => {
    expect(tableOf(parse('| A | **B** | `c`? |\n| - | - | - |\n| 1 | 2 | 3 |\n'))).toEqual({
      layout: 'prose',
      labels: [
        [undefined, undefined, undefined],
        [undefined, 'B', 'c'],
      ],
    });
  });

  it('needs no title for the second of two columns', () => {
    expect(tableOf(parse('| A | B |\n| - | - |\n| 1 | 2 |\n'))).toEqual({
      layout: 'prose',
      labels: [
        [undefined, undefined],
        [undefined, undefined],
      ],
    });
  });

  it('leaves the layout of generated tables as it is', () => {
    const generated = table(['A', 'B', 'C'], [{ cells: [['1'], ['2'], ['3']] }], {
      label: 'T',
      layout: 'records',
    });
    expect(tableOf({ type: 'root', children: [generated] }).layout).toBe('records');
  });

  it('marks a table of many columns and rows', () => {
    const wide = (columns: number, rows: number) => {
      const row = `|${' a |'.repeat(columns)}\n`;
      const tree = parse(`${row}|${' - |'.repeat(columns)}\n${row.repeat(rows)}`);
      layOutTables(tree);
      return tree.children[0]?.data?.hProperties?.dataWide;
    };
    expect([wide(6, 8), wide(5, 8), wide(6, 7)]).toEqual(['true', undefined, undefined]);
  });

  it('names a table after its section and columns, and leaves the name of a generated one', () => {
    const name = (tree: Root) => {
      layOutTables(tree);
      return tree.children.find((node) => node.type === 'table')?.data?.hProperties?.ariaLabel;
    };
    const rows = '| A | `b` |\n| - | - |\n| 1 | 2 |\n';
    expect(name(parse(`## The code field {#fields}\n\n${rows}`))).toBe('The code field: A, b');
    expect(name(parse(rows))).toBe('A, b');
    const generated = table(['A'], [{ cells: [['1']] }], { label: 'T', layout: 'records' });
    expect(name({ type: 'root', children: [generated] })).toBe('T');
  });
});
