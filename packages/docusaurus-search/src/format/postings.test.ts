import { describe, expect, it } from 'vitest';
import { packPostings, postingsOf, unpackPostings } from './postings';

describe('postings', () => {
  const lists = [[3, 4, 90], [], [0], [70_000, 70_001]];

  it('come back as they were', () => {
    const postings = unpackPostings(packPostings(lists));
    expect(lists.map((_, term) => [...postingsOf(postings, term)])).toEqual(lists);
  });

  it('are empty for a term that is not there', () => {
    expect([...postingsOf(unpackPostings(packPostings(lists)), 99)]).toEqual([]);
  });

  it('travel as small numbers', () => {
    expect(packPostings([[70_000, 70_001, 70_005]]).deltas).toEqual([70_000, 1, 4]);
  });
});
