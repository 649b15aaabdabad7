import { describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { fixtureData } from '../tests/fixture-data';
import { mistake, render } from '../tests/render';

/** A provider without version 1 and without one service. */
const small: SiteData = {
  ...fixtureData,
  operations: fixtureData.operations.filter(({ version }) => version === 'v2'),
  offer: {
    ...fixtureData.offer,
    v1: false,
    without: {
      ...fixtureData.offer.without,
      service: new Set(['old_card']),
      scheme: new Set(['quickpay']),
    },
  },
  leftOut: { routes: new Set(['/services/old_card', '/guide#old']), files: [], groups: [] },
};

const both = (page: string): { all: string; less: string } => ({
  all: render(page).markdown.trim(),
  less: render(page, small).markdown.trim(),
});

describe('words that a writer has marked', () => {
  it('stay without their marks, or go with the space before them', () => {
    expect(
      both('Call it:only[; version 1 too: {op("transaction-create", "v1")}]{v1}. Then :only[wait,]{v1} go.'),
    ).toEqual({
      all: expect.stringMatching(/^Call it; version 1 too: .*\. Then wait, go\.$/) as string,
      less: 'Call it. Then go.',
    });
    expect(both('One. :only[Two.]{v1} Three.')).toEqual({ all: 'One. Two. Three.', less: 'One. Three.' });
    expect(both('One. :only[Two.]{v1}')).toEqual({ all: 'One. Two.', less: 'One.' });
    expect(both(':only[One.]{v1} Two.')).toEqual({ all: 'One. Two.', less: 'Two.' });
  });

  it('may be a paragraph, an item, a row, a column or blocks', () => {
    expect(both(':only{service:old_card} Gone.\n\nKept.')).toEqual({ all: 'Gone.\n\nKept.', less: 'Kept.' });
    expect(both('- :only{v1} One\n- Two')).toEqual({ all: '* One\n* Two', less: '* Two' });
    expect(both('- :only[One]{v1}\n- Two').less).toBe('* Two');
    expect(both('- :only{v1} One').less).toBe('');
    const table = '| A | :only{v1} B |\n| - | - |\n| 1 | 2 |\n| :only{v1} 3 | 4 |';
    const cells = (page: string, reference?: SiteData): string[] =>
      render(page, reference).markdown.match(/\b[A-D1-4]\b/g) ?? [];
    expect(cells(table)).toEqual(['A', 'B', '1', '2', '3', '4']);
    expect(cells(table, small)).toEqual(['A', '1']);
    expect(both(':::only{v1}\n\n## Old {/* #old */}\n\nText\n\n:::\n\nNew').less).toBe('New');
    expect(both(':::only{service:card_form service:old_card}\n\nText\n\n:::').less).toBe('Text');
  });

  it('stop the build where they end with a space, which Markdown drops', () => {
    expect(mistake('Text\n\nThen :only[*wait* ]{v1}go.')).toContain('line 3: The space before "]" is lost.');
  });

  it('stop the build at the line of a name that no profile has', () => {
    expect(mistake('Text\n\n:only[x]{service:card_from}')).toContain(
      'line 3: only: there is no service "card_from". Did you mean "card_form"',
    );
    expect(mistake('Text\n\n:::only{v2}\n\nx\n\n:::')).toContain(
      'line 3: only: cannot read "v2". Write {v1}, ',
    );
    expect(mistake('- :only One')).toContain('only: there is no condition');
  });
});

describe('what is about things that are left out', () => {
  it('goes as a section, a row, an item or a link in a list of links', () => {
    const sections =
      '## Rules {/* #rules */}\n\n::scheme{#quickpay}\n\n## Next {/* #next */}\n\nText. [Rules](#rules)';
    const { less } = both(sections);
    expect(less).not.toContain('## Rules');
    expect(less).toContain('Text. Rules');
    const card = '[Old card](/services/old_card)';
    const other = '[New](/services/card_form)';
    expect(both(`- ${card}, cheap\n- ${other}, dear`).less).toBe('* [New](/services/card_form), dear');
    expect(both(`- ${card}, ${other}, {op("transaction-create", "v1")}`).less).toBe(
      '* [New](/services/card_form)',
    );
    expect(both(`| Way | Text |\n| - | - |\n| ${card} | Cheap |\n| ${other} | Dear |`).less).not.toContain(
      'Cheap',
    );
    expect(both(`| Way | Text |\n| - | - |\n| Old | ${card} |\n| New | ${other} |`).less).not.toContain(
      'Old',
    );
  });

  it('takes the anchors of its rows along', () => {
    expect(both('See [the row](#old_card-number).').less).toBe('See the row.');
    expect(both('## One {/* #one */}\n\nSee [it](#one).').less).toContain('See [it](#one).');
  });

  it('is named without a link in a sentence, and a call too', () => {
    expect(
      both('Or [an old card](/services/old_card#fields), or [this](/guide#old), or [that](/guide#new).').less,
    ).toBe('Or an old card, or this, or [that](/guide#new).');
    expect(both('As {op("transaction-create", "v1")} does.').less).toBe('As `transaction/create` does.');
  });

  it('is a mistake where no profile has it', () => {
    expect(both('See [it](/services/nothing).').less).toBe('See [it](/services/nothing).');
    expect(mistake('{op("transaction-crate", "v1")}')).toContain(
      'Unknown operation "transaction-crate" in v1',
    );
  });
});
