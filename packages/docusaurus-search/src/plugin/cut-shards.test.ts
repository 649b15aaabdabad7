import { describe, expect, it } from 'vitest';
import { AFTER } from '../format/shard-starts';
import { cutShards } from './cut-shards';

const word = (form: string, size: number, isInManifest = true) => ({ form, size, isInManifest });

describe('cutShards', () => {
  it('begins a shard where the one before is full', () => {
    expect(cutShards([word('pix', 150), word('amount', 100), word('callback', 150)])).toEqual([
      '',
      'callback',
      'pix',
    ]);
  });

  it('begins a shard with a word of the manifest or right after one', () => {
    const own = [word('amount1', 200, false), word('amount2', 200, false)];
    expect(cutShards([word('amount', 200), ...own, word('callback', 1)])).toEqual([
      '',
      `amount${AFTER}`,
      'callback',
    ]);
  });

  it('begins one with another word only where there are many of them', () => {
    const own = Array.from({ length: 7 }, (_, i) => word(`amount${i}`, 1900, false));
    expect(cutShards([word('amount', 200), ...own])).toEqual(['', `amount${AFTER}`, 'amount3', 'amount6']);
  });
});
