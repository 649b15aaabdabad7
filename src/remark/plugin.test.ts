import { describe, expect, it } from 'vitest';
import { mistake, render } from './tests/render';

describe('a page', () => {
  it('keeps what is not a directive, and times of day', () => {
    expect(render('Open from 08:00 to 12:30.\n\n:::note[Read this]\n\nText.\n\n:::').markdown).toBe(
      'Open from 08:00 to 12:30.\n\n:::note[Read this]\nText.\n:::\n',
    );
  });

  it('may import partials and use the components for writers', () => {
    const page = "import Steps1 from './_partials/steps.mdx';\n\n<Steps1 />\n\n<Steps>\n\n1. One\n\n</Steps>";
    expect(() => render(page)).not.toThrow();
  });

  it('expands directives inside other blocks', () => {
    expect(render('1. First\n\n   ::raw-body{framework=express}\n').markdown).toContain('// express.mjs');
  });
});

describe('the message for a mistake', () => {
  it.each([
    [
      'an unknown directive',
      'Text\n\n::operaton{#transaction-create version=v2}',
      'line 3: Unknown directive ::operaton. Did you mean "operation"?',
    ],
    [
      'an unknown block',
      ':::caution\n\nText\n\n:::',
      'line 1: Unknown block :::caution. These exist: note, tip, info, warning, danger.',
    ],
    [
      'a directive in a line',
      'Status :ok[yes] here',
      'line 1: ":ok" with brackets or braces is read as a directive within a line; there are none here. Put a space or a backslash after the colon.',
    ],
    [
      'a label',
      '::vectors[here]{version=v2}',
      'line 1: ::vectors takes no label in brackets. Example: ::vectors{version=v2}',
    ],
    [
      'an unknown attribute',
      '::vectors{versoin=v2}',
      'line 1: Unknown attribute "versoin" of ::vectors. Did you mean "version"? Example: ::vectors{version=v2}',
    ],
    [
      'a missing attribute',
      '::operation{version=v2}',
      'line 1: ::operation needs #<id>. Example: ::operation{#transaction-create version=v2}',
    ],
    [
      'a value outside the list',
      '::vectors{version=v3}',
      'line 1: ::vectors has version="v3". Did you mean "v1" or "v2"?',
    ],
    [
      'an unknown operation',
      '::operation{#transaction-crate version=v2}',
      'line 1: Unknown operation "transaction-crate" in v2. Did you mean "transaction-create"?',
    ],
    [
      'an operation of the other version',
      '::operation{#transaction-find version=v1}',
      'line 1: Unknown operation "transaction-find" in v1. These exist: transaction-create.',
    ],
    [
      'an unknown table',
      '::reference-table{name=api-error-code}',
      'line 1: Unknown reference table "api-error-code". Did you mean "api-error-codes"?',
    ],
    ['an unknown flow', '::flow{name=paymnt}', 'line 1: Unknown flow "paymnt". Did you mean "payment"?'],
    ['an unknown screen', '::screen{#walets}', 'line 1: Unknown screen "walets". Did you mean "wallets"?'],
    [
      'an unknown language',
      '::client{language=rust}',
      'line 1: Unknown signing client "rust". These exist: bash, php.',
    ],
    [
      'a part that a language does not have',
      '::client{language=curl part=merchant}',
      'line 1: Unknown signing client "bash" with the part merchant. These exist: php.',
    ],
    [
      'an unknown framework',
      '::raw-body{framework=expres}',
      'line 1: Unknown raw-body recipe "expres". Did you mean "express"?',
    ],
    ['a service when there is none', '::service{#pix}', 'line 1: Unknown service "pix". There is none yet.'],
    [
      'an unknown component',
      '<Stepz>\n\nText\n\n</Stepz>',
      'line 1: Unknown component <Stepz>. Did you mean "Steps"?',
    ],
    [
      'a property in braces',
      '<Details id={1}>\n\nText\n\n</Details>',
      'line 1: <Details> takes plain strings as properties: name="value", not braces.',
    ],
    [
      'code in a page',
      'export const a = 1;',
      "line 1: A page may only import partials, one a line: import Name from './_partials/name.mdx'. Found: export const a = 1;",
    ],
    [
      'a heading that search does not know',
      '#### Deep',
      'line 1: Headings are ## and ### only: the title is in the front matter, and the table of contents and the search know no others. Found a heading of level 4.',
    ],
    [
      'a place of the template',
      '## How it works\n\n‹Who starts, who confirms.› Then ‹what comes back.›\n\n- ‹Another.›',
      'line 3: Not filled yet: ‹Who starts, who confirms.› Write in its place, marks included, or take it out. 2 more, in lines 3, 5.',
    ],
    [
      'anything but code in language tabs',
      '<LanguageTabs>\n\nText\n\n</LanguageTabs>',
      'line 3: <LanguageTabs> holds one code block for each language (bash, php, python, javascript, js, java, go) or ::client, nothing else.',
    ],
    [
      'an anchor twice',
      '## One {/* #here */}\n\n## Two {/* #here */}',
      'line 3: The anchor #here is used twice on this page, first in line 1.',
    ],
    [
      'a generated anchor twice',
      '::vectors{version=v1}\n\n::flow{name=payment}\n\n::flow{name=payment}',
      'line 5: The anchor #flow-payment is used twice on this page, first in line 3.',
    ],
  ])('%s', (_what, page, message) => {
    expect(mistake(page)).toBe(message);
  });
});
