import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { fixtureData } from '../tests/fixture-data';
import { fixtureTables } from '@gateway-docs/site-data/tests';
import { mistake, render } from '../tests/render';

describe('::vectors', () => {
  it('shows inputs and results of the version', () => {
    const { markdown } = render('::vectors{version=v2}');
    for (const text of ['v2-signature', 'callback-signature', '24 bytes', '{"a":1}', '{"b":2}'])
      expect(markdown).toContain(text);
    expect(render('::vectors{version=v1}').markdown).toContain('v1-hash');
  });
});

describe('::raw-body', () => {
  it('shows all frameworks as tabs', () => {
    expect(render('::raw-body').markdown.match(/label="(Express|Flask)"/g)).toEqual([
      'label="Express"',
      'label="Flask"',
    ]);
  });
});

describe('::flow', () => {
  const { markdown, tree } = render('::flow{name=payment}');

  it('draws the diagram as SVG with a name and a description, every text escaped', () => {
    const diagrams: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Diagram') diagrams.push(node);
    });
    const html = diagrams[0]?.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'html',
    )?.value;
    expect(html).toMatch(/^<svg [^>]*role="img" aria-labelledby="flow-payment-title flow-payment-desc">/);
    expect(html).toContain('<title id="flow-payment-title">A payment</title>');
    expect(html).toContain('>Sends &lt;data&gt;<');
    expect(html).toContain('Gateway &amp; more');
  });

  it('has a tab for each case that is not the happy path', () => {
    expect(markdown).toContain('<TabPanel value="path" label="All goes well">');
    expect(markdown).toContain('<TabPanel value="case-1" label="Not paid">');
  });

  it('tells the same as text, with the numbers of the drawing', () => {
    expect(markdown).toContain('1. Payer to Gateway & more: Sends \\<data>');
    expect(markdown).toContain('**Paid**');
    expect(markdown).toContain('2. Gateway & more to Payer: Receipt');
    expect(markdown).toContain('Note: Nothing happens.');
    expect(markdown).toContain('3. Payer to Gateway & more: Thanks');
  });
});

describe('::state-diagram', () => {
  it('draws every status and lists the transitions', () => {
    const { markdown } = render('::state-diagram{name=transaction-statuses}');
    for (const name of ['0 new', '1 success', '10 pending']) expect(markdown).toContain(`>${name}<`);
    expect(markdown).toContain(
      '* **10 pending** may become [1 success](/reference/transaction_statuses#1), [2 failed](/reference/transaction_statuses#2)',
    );
    expect(markdown).toContain('* **4 reversed** stays as it is');
  });

  it('stops the build for a status without a place in the drawing', () => {
    const table = fixtureTables['transaction-statuses'];
    const [first] = table.rows;
    const tables = { ...fixtureTables, 'transaction-statuses': { ...table, rows: [{ ...first!, code: 7 }] } };
    expect(mistake('::state-diagram{name=transaction-statuses}', { ...fixtureData, tables })).toContain(
      'State 7 has no place in the state diagram',
    );
  });
});
