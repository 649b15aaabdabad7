import { describe, expect, it } from 'vitest';
import { openSynonymGroups, packSynonymGroups } from './synonym-groups';

describe('packed synonyms', () => {
  it('come back with their phrases sorted, shorter ones first', () => {
    const synonyms = [
      { site: [[812]], others: [[7, 4000], [90], [12], [7, 3], [12]] },
      { site: [[5, 2], [5]], others: [] },
    ];
    expect(openSynonymGroups(packSynonymGroups(synonyms))).toEqual([
      { site: [[812]], others: [[12], [12], [90], [7, 4000], [7, 3]] },
      { site: [[5], [5, 2]], others: [] },
    ]);
  });
});
