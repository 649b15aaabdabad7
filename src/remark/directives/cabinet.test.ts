import { describe, expect, it } from 'vitest';
import { mistake, render } from '../tests/render';

describe('::screen', () => {
  const { markdown } = render('::screen{#wallets}');

  it('draws the screen, escaped, with its description and the note that it is schematic', () => {
    expect(markdown).toContain('Wallets &lt;all&gt;');
    expect(markdown).toContain('alt="Schematic screen of wallets."');
    expect(markdown).toContain("Schematic screen: your provider's cabinet may look different.");
  });

  it('explains each number by the name of the part that it stands at', () => {
    expect(markdown).toContain('1. **Balance**: What you have.');
    expect(markdown).toContain('2. **Move**: Moves it.');
  });

  it('labels every cell and numbers a column in both forms of the picture, head and first card', () => {
    expect(markdown.match(/sc-key/g)).toHaveLength(2);
    expect(markdown.match(/sc-n[^>]*>1</g)).toHaveLength(2);
    expect(markdown.match(/sc-n[^>]*>2</g)).toHaveLength(1);
  });

  it('names the screens that exist', () => {
    expect(mistake('::screen{#walets}')).toContain('Unknown screen "walets". Did you mean "wallets"?');
  });
});

describe('::cabinet', () => {
  it.each([
    ['access', /\*\*Balances\*\* See wallets\. +\| Every role/],
    ['actions', /\*\*Move\*\* +\| Moves money\. <Fact>Roles: Owner<\/Fact>/],
    ['actions', /\*\*Export CSV\*\*.*Times are UTC/],
    ['filters', /\*\*Period\*\* +\| Free text +\| In UTC\./],
    ['cards', /\*\*At the end\*\* +\| The last balance\./],
    ['columns', /\*\*Balance\*\* +\| What is in it\. <Fact>In the API: `id` of \[`transaction\/create`\]/],
    ['example', /\| Main +\| +1\.00\u00a0EUR \|/],
    ['form', /\*\*Name\*\* +\| Required\. Its name\./],
    ['states', /\*\*Paid\*\*: \[1 success\].*\| It is paid\. +\| Deliver\./],
    ['api', /\[`transaction\/create`\].*\| Registers a payment\./],
  ])('part=%s', (part, shown) => {
    expect(render(`::cabinet{#wallets part=${part}}`).markdown).toMatch(shown);
  });

  it.each([
    ['roles', /\*\*Owner\*\* +\| May do everything\./],
    ['permissions', /\*\*Transfers\*\* Move money\. +\| Yes +\| – +\|/],
    ['menu', /\*\*Money\*\* +\| Own money\. +\| Wallets \\<all>/],
  ])('part=%s of the whole cabinet', (part, shown) => {
    expect(render(`::cabinet{part=${part}}`).markdown).toMatch(shown);
  });

  it.each([
    [
      '::cabinet{#wallets part=tabs}',
      'The screen "wallets" has no tabs in data/cabinet/screens/wallets.yaml.',
    ],
    [
      '::cabinet{#wallets part=columns of=lst}',
      'Unknown table "lst" of the screen "wallets". Did you mean "list"?',
    ],
    [
      '::cabinet{part=filters}',
      'part=filters belongs to a screen. Example: ::cabinet{#balances part=filters}',
    ],
    ['::cabinet{#wallets part=roles}', 'part=roles is of the whole cabinet. Example: ::cabinet{part=roles}'],
  ])('%s', (page, message) => {
    expect(mistake(page)).toContain(message);
  });
});

describe('::cabinet-example', () => {
  it('is a table of the data, its cells in Markdown', () => {
    expect(render('::cabinet-example{name=statement}').markdown).toMatch(
      /\*\*Closing balance\*\* +\| +24\.67 \|/,
    );
  });

  it('names the examples that there are', () => {
    expect(mistake('::cabinet-example{name=statment}')).toContain(
      'Unknown example "statment". Did you mean "statement"?',
    );
  });
});
