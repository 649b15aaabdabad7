import { describe, expect, it } from 'vitest';
import { CONTEXT_LENGTH } from './settings';
import { snippetOf } from './snippet';

const text =
  'The gateway repeats a callback until your server answers with any 2xx status or the schedule of the provider ends.';

describe('snippetOf', () => {
  it('shows the first mark with its surroundings, cut between words', () => {
    expect(snippetOf(text, ['server'])).toBe('… until your server answers with any 2xx status or …');
  });

  it('has no ellipsis at the beginning and the end of the text', () => {
    expect(snippetOf(text, ['gateway'])).toMatch(/^The gateway .* …$/);
    expect(snippetOf(text, ['ends'])).toMatch(/^… .* ends\.$/);
    expect(snippetOf('A short text.', ['short'])).toBe('A short text.');
  });

  it.each(['the', 'callback', 'schedule', 'provider', '2xx'])(
    'is not longer than the limit around %s',
    (mark) => {
      const piece = snippetOf(text, [mark]).replace(/^… | …$/g, '');
      expect(piece.length).toBeLessThanOrEqual(CONTEXT_LENGTH);
      expect(piece.toLowerCase()).toContain(mark);
    },
  );

  it('shows a mark that is longer than the limit', () => {
    const long = 'a'.repeat(80);
    expect(snippetOf(`x ${long} y`, [long])).toBe(`… ${long} …`);
  });

  it('is empty where nothing is marked', () => {
    expect(snippetOf(text, ['refund'])).toBe('');
    expect(snippetOf('', ['refund'])).toBe('');
  });
});
