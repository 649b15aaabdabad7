// A guide that could stand for another method helps nobody. Each has enough prose of its own, and no two say the same.
import { describe, expect, it } from 'vitest';
import { cabinetGuides, proseWords, serviceGuides, type Guide } from './read-guides';

const MIN_WORDS = 350;
const SEQUENCE = 8;
const MAX_SHARED = 0.35;

const withProse = [...serviceGuides.filter(({ kind }) => kind !== 'api'), ...cabinetGuides];

function sequences(words: readonly string[]): Set<string> {
  return new Set(words.slice(SEQUENCE - 1).map((_, i) => words.slice(i, i + SEQUENCE).join(' ')));
}

/** Share of the shorter guide's sequences that the other has too. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return [...shorter].filter((sequence) => longer.has(sequence)).length / Math.max(1, shorter.size);
}

const prepared = withProse.map((guide: Guide) => ({ file: guide.file, own: sequences(guide.words) }));

describe('prose', () => {
  it('is what a writer wrote in sentences', () => {
    const page =
      '---\ntitle: T\n---\n\nOne **two** {error(203)}.\n\n## No {#no}\n\n| no |\n| -- |\n| no |\n\n```\nno\n```\n\n::service{#no}\n\n- Three `four`\n';
    expect(proseWords(page)).toEqual(['one', 'two', 'three', 'four']);
  });

  it.each(withProse.map((guide) => [guide.file, guide.words.length]))(
    '%s has enough of its own (%i words)',
    (_file, words) => {
      expect(words).toBeGreaterThanOrEqual(MIN_WORDS);
    },
  );

  it('is shared with no other guide beyond a third', () => {
    const pairs = prepared.flatMap((one, i) =>
      prepared.slice(i + 1).flatMap((other) => {
        const share = shared(one.own, other.own);
        return share > MAX_SHARED ? [`${one.file} and ${other.file}: ${Math.round(share * 100)} %`] : [];
      }),
    );
    expect(pairs).toEqual([]);
  });
});
