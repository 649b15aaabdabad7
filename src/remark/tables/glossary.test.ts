import type { Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { GlossaryTable } from '@gateway-docs/site-data/tables';
import { fixtureData } from '../tests/fixture-data';
import { present } from './glossary';

const glossary = (explained: string): GlossaryTable => ({
  title: 'Glossary',
  source: { name: 'Contract', note: 'A note.' },
  as_of: '2026-01-02',
  rows: [{ code: 'capture', term: 'capture', meaning: 'Takes held money.', also: ['settle'], explained }],
});

describe('the glossary on its page', () => {
  it('has an anchor for each term, begins it with a capital, and links the section that explains it', () => {
    const [table] = present(glossary('/callbacks#verify'), fixtureData) as Table[];
    const row = table?.children[1];
    expect(row?.data?.hProperties).toMatchObject({ id: 'capture' });
    expect(row?.children.map((cell) => cell.children[0])).toMatchObject([
      { type: 'link', url: '#capture', children: [{ value: 'Capture' }] },
      { value: 'Takes held money.' },
      { value: 'settle' },
      { type: 'link', url: '/callbacks#verify', children: [{ value: 'Callbacks' }] },
    ]);
  });

  it('names the term whose page does not exist, and a page nearby', () => {
    expect(() => present(glossary('/callback'), fixtureData)).toThrow(
      'data/glossary.yaml, capture: there is no page "/callback". Did you mean "/callbacks"?',
    );
  });
});
