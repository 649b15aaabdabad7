import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { expandPage } from '../../remark/expand-page';
import { text } from '../../remark/mdast/nodes';
import { loadPresentations } from '../../remark/tables/presentations';
import { fixtureData } from '../../remark/tests/fixture-data';
import { parseSource } from '../../remark/parse-source';
import { printPage } from './print-page';

await loadPresentations(Object.keys(fixtureData.tables));

/** Where these pages lie. */
const place = { hosts: { site: 'https://docs.acme.example' }, base_path: '/' };
const below = { hosts: { site: 'https://acme.example' }, base_path: '/docs/' };

/** The content of a page's twin, without what stands above it. */
function twin(source: string, at = place): string {
  const { tree, file } = parseSource(source, 'page.mdx');
  expandPage(tree, file, fixtureData);
  const printed = printPage(
    { title: 'T', description: 'D.', tree },
    { route: '/a/page', place: at },
    { version: '1.2' },
  );
  return printed.split('/llms.txt>\n\n')[1] ?? '';
}

it('writes an address that the page repeats once, at the end', () => {
  const page = '[a](/x) [b](/x#y)\n\n- [c](/x)';
  expect(twin(page)).toBe(
    '[a][1] [b](https://docs.acme.example/x#y)\n\n- [c][1]\n\n[1]: https://docs.acme.example/x\n',
  );
});

it('shows a heading without the anchor that its writer chose', () => {
  expect(twin('## Rules {#rules}\n\nText')).toBe('## Rules\n\nText\n');
  // Docusaurus leaves the anchor in the text.
  const tree: Root = {
    type: 'root',
    children: [{ type: 'heading', depth: 2, children: [text('Rules {#rules}')] }],
  };
  expect(
    printPage({ title: 'T', description: 'D.', tree }, { route: '/a', place }, { version: '1.2' }),
  ).toMatch(/\n## Rules\n$/);
});

describe('the head of a twin', () => {
  it('has the title, the description, the address of the page and of the list of pages', () => {
    const page = {
      title: 'Send a *refund*',
      description: 'How to.',
      tree: parseSource('Text', 'page.mdx').tree,
    };
    expect(printPage(page, { route: '/a', place }, { version: '1.2', changed: '2026-11-22' })).toBe(
      '---\ntitle: Send a *refund*\ncanonical: https://docs.acme.example/a\nlast_modified: 2026-11-22\ncontract_version: "1.2"\n---\n\n' +
        '# Send a \\*refund\\*\n\nHow to.\n\nAll pages: <https://docs.acme.example/llms.txt>\n\nText\n',
    );
  });
});

describe('components', () => {
  it.each([
    ['steps and cards', '<Steps>\n\n1. One\n\n</Steps>', '1. One\n'],
    [
      'tabs',
      '<LanguageTabs>\n\n```php\n1;\n```\n\n```go\n2\n```\n\n</LanguageTabs>',
      '**PHP**\n\n```php\n1;\n```\n\n**Go**\n\n```go\n2\n```\n',
    ],
    ['a closed block', '<Details id="a" summary="More">\n\nText\n\n</Details>', '**More**\n\nText\n'],
    [
      'a closed block of HTML',
      '<details>\n<summary>More</summary>\n\nText\n\n</details>',
      '**More**\n\nText\n',
    ],
    [
      'elements without a Markdown form',
      'H<sub>2</sub>O, <kbd>Esc</kbd>',
      'H<sub>2</sub>O, <kbd>Esc</kbd>\n',
    ],
    ['an admonition', ':::warning\n\nText\n\n:::', '> **Warning**\n>\n> Text\n'],
    ['a titled admonition', ':::note[Read *this*]\n\nText\n\n:::', '> **Note: Read _this_**\n>\n> Text\n'],
  ])('%s', (_what, page, expected) => {
    expect(twin(page)).toBe(expected);
  });

  it('of a diagram leave its name and its text', () => {
    const text = twin('::flow{name=payment}');
    expect(text).toContain('*Diagram: A payment*\n\nThe payer pays.');
    expect(text).toContain('**Not paid**\n\n*Diagram: A payment: Not paid*\n\nNote: Nothing happens.');
    expect(text).not.toContain('<svg');
  });

  it('without a form stop the build and name the file to change', () => {
    const { tree } = parseSource('<Chart />', 'page.mdx');
    expect(() =>
      printPage({ title: 'T', description: 'D', tree }, { route: '/', place }, { version: '1.2' }),
    ).toThrow(
      /^<Chart> has no form in the Markdown twins\. .*Give it one in src\/remark\/mdast\/component-rows\.json\.$/,
    );
  });
});

describe('links', () => {
  it('lead to the site from everywhere', () => {
    const page =
      '[a](/callbacks#verify) [b](#here) [c](https://www.acme.example/x) [d](mailto:a@acme.example)';
    expect(twin(page)).toBe(
      '[a](https://docs.acme.example/callbacks#verify) [b](https://docs.acme.example/a/page#here) ' +
        '[c](https://www.acme.example/x) [d](mailto:a@acme.example)\n',
    );
  });

  it('have the base path, and only what is a route gets it', () => {
    expect(
      twin('[a](/callbacks#x) [b](#here) [c](https://acme.example/y) [d](pathname:///img/z.svg)', below),
    ).toBe(
      '[a](https://acme.example/docs/callbacks#x) [b](https://acme.example/docs/a/page#here) ' +
        '[c](https://acme.example/y) [d](https://acme.example/docs/img/z.svg)\n',
    );
  });

  it('to files have no mark for the router', () => {
    expect(twin('[file](pathname:///openapi/v2.yaml)')).toBe(
      '[file](https://docs.acme.example/openapi/v2.yaml)\n',
    );
    expect(twin('::reference-table{name=transaction-statuses}')).toContain(
      '[JSON](https://docs.acme.example/reference/transaction_statuses.json)',
    );
  });

  it('of a row to itself are left out', () => {
    expect(twin('::reference-table{name=transaction-statuses}')).not.toContain('/a/page#');
  });
});

describe('text', () => {
  it('keeps code with its language and title, and no marks for highlighting', () => {
    expect(twin('```js title="a.js" {1,3-5}\nx\n```')).toBe('```js title="a.js"\nx\n```\n');
  });

  it('has no anchors and no comments', () => {
    expect(twin('## One {#one}\n\n### Two {/* #two */}\n\n{/* a note */}\n\nText')).toBe(
      '## One\n\n### Two\n\nText\n',
    );
  });

  it('has the values of references', () => {
    expect(twin('At `{operator.hosts.api}`.')).toBe(`At \`${fixtureData.operator.hosts.api}\`.\n`);
  });
});
