import { describe, expect, it } from 'vitest';
import { decodeWords, encodeWords } from './front-coding';

describe('front coding', () => {
  it.each([
    [[]],
    [['refund']],
    [['refund', 'refundable', 'refunded', 'refunds', 'retry', 'возврат', 'возвраты']],
    [[`${'a'.repeat(60)}b`, `${'a'.repeat(60)}c`]],
  ])('gives %j back', (words) => {
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });

  it('needs no escapes in JSON', () => {
    const words = Array.from({ length: 50 }, (_, i) => 'a'.repeat(i + 1));
    expect(JSON.stringify(encodeWords(words).replaceAll('\n', ''))).not.toContain('\\');
  });
});
