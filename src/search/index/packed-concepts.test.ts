import { describe, expect, it } from 'vitest';
import { openConcepts, packConcepts } from './packed-concepts';

describe('packed concepts', () => {
  it('come back with their phrases sorted, shorter ones first', () => {
    const concepts = [
      { site: [[812]], others: [[7, 4000], [90], [12], [7, 3], [12]] },
      { site: [[5, 2], [5]], others: [] },
    ];
    expect(openConcepts(packConcepts(concepts))).toEqual([
      { site: [[812]], others: [[12], [12], [90], [7, 4000], [7, 3]] },
      { site: [[5], [5, 2]], others: [] },
    ]);
  });
});
