import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { jsxBlock } from '../../../remark/mdast/jsx';
import { code } from '../../../remark/mdast/nodes';
import { keepOneLanguage } from './sample-languages';

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
    keepOneLanguage(tree);
    expect(
      JSON.stringify(tree).match(/"value":"[a-f]","position|"lang":"text"[^}]*?"value":"[a-f]"/g),
    ).toHaveLength(4);
  });
});
