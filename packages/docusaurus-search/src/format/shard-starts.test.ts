import { describe, expect, it } from 'vitest';
import { shardOf } from './dictionary';
import { AFTER, packShardStarts, unpackShardStarts } from './shard-starts';

const forms = ['amount', 'callback', 'pix', 'refund', 'sum'];

describe('shard starts', () => {
  it('come back as they were, words that the dictionary does not have too', () => {
    const starts = ['', 'callback', `callback${AFTER}`, 'dozen', 'refund', `sum${AFTER}`];
    expect(unpackShardStarts(packShardStarts(starts, forms), forms)).toEqual(starts);
    expect(unpackShardStarts(packShardStarts([''], forms), forms)).toEqual(['']);
  });

  it('leave longer words to the shard after', () => {
    expect(shardOf(['', 'pix', `pix${AFTER}`], 'pix')).toBe(1);
    expect(shardOf(['', 'pix', `pix${AFTER}`], 'pix1')).toBe(2);
  });
});
