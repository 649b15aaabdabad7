import { describe, expect, it } from 'vitest';
import { textsOfDiagram, textsOfYaml } from './read-texts';
import { findingsIn } from './rules';

const found = (trees: ReturnType<typeof textsOfYaml>) =>
  trees.flatMap(findingsIn).map(({ line, text }) => `${line} ${text.slice(0, text.indexOf(':'))}`);

describe('sentences outside pages', () => {
  it('are the texts of a YAML file, with the line where each begins', () => {
    const source = [
      'title: The answer',
      'meaning: >-',
      '  Sign the call anew',
      '  and send it.',
      'rows:',
      '  - { code: 1, note: It passes by itself and is final. }',
    ].join('\n');
    expect(found(textsOfYaml(source))).toEqual(['2 "anew"', '6 "by itself"']);
  });

  it('are not what others wrote, what programs read, or another language', () => {
    const source = [
      'sources: { a: { title: Why banks refuse the whole answer of a moment } }',
      'en: [the answer of the world]',
      'example: The answer to the order',
      'regex: the answer of the moment',
    ].join('\n');
    expect(textsOfYaml(source)).toEqual([]);
  });

  it('may ask a payer politely, where a shop shows them to the payer', () => {
    const source = ['payer_text: Please try another card now.', 'remedy: Please try another card now.'].join(
      '\n',
    );
    expect(found(textsOfYaml(source))).toEqual(['2 "Please"']);
  });

  it('are the messages of a diagram', () => {
    const source = [
      'sequenceDiagram',
      '  bank->>shop: The money goes back by itself',
      '  %% by itself, a comment of ours',
    ].join('\n');
    expect(found(textsOfDiagram(source))).toEqual(['2 "by itself"']);
  });
});
