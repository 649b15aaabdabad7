import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { jsxBlock } from '../../remark/mdast/jsx';
import { code } from '../../remark/mdast/nodes';
import { shortenSamples } from './sample-languages';

const samples = (...sources: string[]) =>
  jsxBlock(
    'SampleTabs',
    {},
    sources.map((source) => jsxBlock('TabPanel', { value: source, label: source }, [code('text', source)])),
  );

describe('the samples of a Markdown twin', () => {
  it('are in every language the first time, and then in one', () => {
    const tree: Root = {
      type: 'root',
      children: [samples('a', 'b'), jsxBlock('Tabs', {}, [samples('c', 'd'), samples('e', 'f')])],
    };
    const short = shortenSamples(tree);
    expect(
      JSON.stringify(short).match(/"value":"[a-f]","position|"lang":"text"[^}]*?"value":"[a-f]"/g),
    ).toHaveLength(4);
  });

  it('leave the tree of the page as it is', () => {
    const tree: Root = { type: 'root', children: [samples('a', 'b'), samples('c', 'd')] };
    const before = JSON.stringify(tree);
    shortenSamples(tree);
    expect(JSON.stringify(tree)).toBe(before);
  });

  it('are in one language in a guide', () => {
    const set = samples('a', 'b');
    set.attributes = [{ type: 'mdxJsxAttribute', name: 'file', value: '/samples/services/demo.json' }];
    const tree: Root = { type: 'root', children: [set] };
    const codes: string[] = [];
    visit(shortenSamples(tree), 'code', ({ value }) => void codes.push(value));
    expect(codes).toEqual(['a']);
  });

  it('say of a further cURL call what differs from the first', () => {
    const call = (amount: number) =>
      `: "\${POINT:=1}"\nendpoint=/pay\nbody='{\n  "amount": ${amount}\n}'\ntime=$(date +%s)\ncurl "$endpoint"`;
    const tree: Root = { type: 'root', children: [samples(call(1)), samples(call(2))] };
    const codes: string[] = [];
    visit(shortenSamples(tree), 'code', ({ value }) => void codes.push(value));
    expect(codes).toEqual([
      call(1),
      `endpoint=/pay\nbody='{\n  "amount": 2\n}'\n# Sent as in the first sample`,
    ]);
  });
});
