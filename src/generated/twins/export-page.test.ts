import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { jsxBlock } from '../../remark/mdast/jsx';
import { code, heading } from '../../remark/mdast/nodes';
import { samplesAfterFields } from './export-page';

const column = jsxBlock('SampleColumn', {}, [code('text', 'sample')]);
const [request, errors, repeat] = ['request', 'errors', 'repeat'].map((id) => heading(2, id, id));
const treeOf = (...children: (typeof column | typeof request)[]): Root => ({
  type: 'root',
  children: children.flatMap((child) => (child ? [child] : [])),
});

it('a twin has the samples of a call after its fields, before its errors', () => {
  expect(samplesAfterFields(treeOf(column, request, errors, repeat))).toEqual(
    treeOf(request, column, errors, repeat),
  );
});

it('the tree of the page stays as it is, also without samples or errors', () => {
  const tree = treeOf(column, request, errors);
  const before = JSON.stringify(tree);
  samplesAfterFields(tree);
  expect(JSON.stringify(tree)).toBe(before);
  for (const other of [treeOf(column, request), treeOf(request, errors)])
    expect(samplesAfterFields(other)).toBe(other);
});
