import { describe, expect, it } from 'vitest';
import { readPage } from './read-page';
import { fixtureData } from './tests/fixture-data';
// The tables of the fixture are loaded with it.
import './tests/render';

const HEAD = `---
title: Callbacks
description: What the gateway sends to a merchant, when it does, and what a merchant has to send back.
`;
const LINE = 5;

const read = (text: string, name = 'docs/callbacks.mdx', head = `${HEAD}---\n`, data = true) =>
  readPage({ root: '/site', name }, head + text, fixtureData, data ? fixtureData : undefined);

describe('a page that is read without a build', () => {
  it('has all its mistakes, in the order of its lines, each once', () => {
    const page = [
      '<Stepz>One</Stepz>',
      '```phpp\n$a = 1;\n```',
      '## One {#here}',
      '::flow{name=paymnt}',
      '## Two {#here}',
      '{status(99)}',
      '<Steps a={1} />',
    ];
    expect(read(page.join('\n\n')).mistakes).toEqual([
      expect.stringMatching(/^docs\/callbacks\.mdx:5:1: Unknown component <Stepz>\. Did you mean "Steps"\?$/),
      expect.stringMatching(/^docs\/callbacks\.mdx:7:1: Unknown language "phpp" .* Did you mean "php"\?/),
      expect.stringMatching(/^docs\/callbacks\.mdx:13:1: Unknown flow "paymnt"\. Did you mean "payment"\?$/),
      expect.stringMatching(/^docs\/callbacks\.mdx:15:1: The anchor #here is used twice/),
      expect.stringMatching(
        /^docs\/callbacks\.mdx:17:1: \{status\(99\)\}: data\/transaction-statuses\.yaml has no code 99\./,
      ),
      expect.stringMatching(/^docs\/callbacks\.mdx:19:1: <Steps> takes plain strings/),
    ]);
  });

  it('that breaks the syntax says where, and is not looked at further', () => {
    expect(read('Text\n\n<Steps>\n\n[a](/b)\n')).toMatchObject({
      mistakes: [expect.stringMatching(/^docs\/callbacks\.mdx:7:1: Expected a closing tag for `<Steps>`/)],
      links: [],
    });
  });

  it.each([
    ['a word', '{\n  "a": 1,\n  "b": tru\n}', 3, 'Unexpected token \'\\n\'. Found: "b": tru'],
    ['no quotes', '{\n  a: 1\n}', 2, "Expected property name or '}'. Found: a: 1"],
    ['a comma at the end', '{\n  "a": 1,\n}', 3, 'Expected double-quoted property name. Found: }'],
    ['an end that is missing', '{\n  "a": [1,', 2, 'Unexpected end of JSON input. Found: "a": [1,'],
  ])('knows the line of %s in a block that says json', (_what, json, line, reason) => {
    const [mistake = ''] = read(`\`\`\`json\n${json}\n\`\`\`\n`).mistakes;
    expect(mistake).toContain(
      `docs/callbacks.mdx:${LINE + line}:1: This block says json and is none: ${reason}`,
    );
  });

  it('may have code of every language that the site knows, and json that is one', () => {
    const blocks = ['json\n{ "a": [1, null] }', 'sh\nls', 'text\n{ …', 'nginx\na b;', '\nplain'];
    expect(read(blocks.map((block) => `\`\`\`${block}\n\`\`\``).join('\n\n')).mistakes).toEqual([]);
  });

  it('has the links and anchors of its text and of what directives print, and the partials that it imports', () => {
    const page = read(
      "import Part from './_part.mdx';\n\n## One {#one}\n\n[a](/b#c) and [d][e]\n\n[e]: /f\n\n::flow{name=payment}\n\n<Part />\n",
    );
    expect(page).toMatchObject({ mistakes: [], partials: ['docs/_part.mdx'] });
    expect(page.links).toEqual(expect.arrayContaining(['/b#c', '/f']));
    expect(page.anchors).toEqual(expect.arrayContaining(['one', 'flow-payment']));
  });

  it('is looked at as far as it goes where the data cannot be read', () => {
    const page = read(
      '<Stepz />\n\n::flow{name=paymnt}\n\n[a](/b)\n',
      'docs/callbacks.mdx',
      `${HEAD}---\n`,
      false,
    );
    expect(page.mistakes).toEqual([expect.stringContaining('Unknown component <Stepz>')]);
    expect(page.links).toEqual(['/b']);
  });
});

describe('a guide to services', () => {
  const mistakesOf = (keys: string) =>
    read('Text.\n', 'docs/services/pix.mdx', `${HEAD}${keys}---\n`).mistakes.join();

  it('says its kind and, if it is about a method, its services', () => {
    expect(mistakesOf('')).toMatch(
      /^docs\/services\/pix\.mdx:1: guide is missing\. .*: method, country, family, api\./,
    );
    expect(mistakesOf('')).toContain('docs/services/pix.mdx:1: services is missing.');
    expect(mistakesOf('guide: method\nservices: []\n')).toContain('services is missing');
    expect(mistakesOf('guide: methd\n')).toMatch(/pix\.mdx:4: guide: .*found "methd"/);
    expect(mistakesOf('guide: country\n')).toBe('');
    expect(mistakesOf('guide: method\nservices: [card_form]\n')).toBe('');
  });

  it('names services that there are', () => {
    expect(mistakesOf('guide: method\nservices: [card_form, card_from]\n')).toContain(
      'docs/services/pix.mdx:5: services names "card_from", which data/services has not. Did you mean "card_form"?',
    );
    expect(mistakesOf('guide: method\nservices:\n  - card_form\n  - card_from\n')).toContain(
      'docs/services/pix.mdx:7: ',
    );
  });
});
