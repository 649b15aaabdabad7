import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { code, inlineCode, paragraph } from '../mdast/nodes';
import { highlightCode } from './index';
import { readMeta } from './read-meta';
import { toHtml } from './to-html';

describe('highlighting', () => {
  it.each([
    ['json', '{ "a": 1 }', '{ <span class="tp">&quot;a&quot;</span>: <span class="tn">1</span> }'],
    [
      'js',
      'const a = "<b>";',
      '<span class="tk">const</span> a = <span class="ts">&quot;&lt;b&gt;&quot;</span>;',
    ],
    ['text', 'a < b', 'a &lt; b'],
    ['unknown', 'a', 'a'],
  ])('%s', (language, source, html) => {
    expect(toHtml(source, language)).toBe(html);
  });

  it.each([
    'bash',
    'php',
    'python',
    'javascript',
    'typescript',
    'java',
    'go',
    'http',
    'sql',
    'json',
    'html',
    'yaml',
    'nginx',
    'ini',
  ])('knows %s', (language) => {
    expect(toHtml('if return function "text" 12', language)).toBeDefined();
    const samples: Record<string, string> = {
      php: '<?php echo 1;',
      html: '<p>',
      http: 'GET / HTTP/1.1',
      yaml: 'a: 1',
      nginx: 'listen 80;',
      ini: 'a=1',
    };
    expect(toHtml(samples[language] ?? 'if "text" 12', language)).toContain('<span class="t');
  });

  it('never lets a token reach over a line, and marks the asked lines', () => {
    expect(toHtml('/* a\nb */', 'js', new Set([2]))).toBe(
      '<span class="tc">/* a</span>\n<span class="tl"><span class="tc">b */</span></span>',
    );
  });

  it('reads title and lines from the fence', () => {
    expect(readMeta('title="Request body" download="/a/b.php" {1,3-5}')).toEqual({
      title: 'Request body',
      download: '/a/b.php',
      lines: new Set([1, 3, 4, 5]),
    });
    expect(readMeta(null)).toEqual({ title: undefined, download: undefined, lines: new Set() });
  });

  it('marks code that is longer than what shows at once', () => {
    const lines = (count: number) => code('text', Array.from({ length: count }, () => 'a').join('\n'));
    const tree: Root = { type: 'root', children: [lines(26), lines(27)] };
    highlightCode(tree);
    expect(tree.children.map((block) => JSON.stringify(block).includes('"long"'))).toEqual([false, true]);
  });

  it('hands code over as one string and keeps translators away from inline code', () => {
    const tree: Root = {
      type: 'root',
      children: [code('json', '1', 'title="One"'), paragraph(inlineCode('amount'))],
    };
    highlightCode(tree);
    expect(tree).toMatchObject({
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: [
            { name: 'html', value: '<span class="tn">1</span>' },
            { name: 'language', value: 'json' },
            { name: 'label', value: 'JSON' },
            { name: 'title', value: 'One' },
          ],
        },
        { children: [{ type: 'inlineCode', data: { hProperties: { translate: 'no', dataWhole: '' } } }] },
      ],
    });
  });
});
