import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSectionKinds } from './load-section-kinds';

/** A repository with these kinds. */
function repository(kinds: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'section-kinds-'));
  mkdirSync(path.join(siteDir, 'data/search'), { recursive: true });
  writeFileSync(path.join(siteDir, 'data/search/section-kinds.yaml'), kinds);
  return siteDir;
}

const kinds = `kinds:
  wrong: { anchors: wrong, en: "error, Declined", ru: отклонён, es: error }
  statuses: { anchors: "statuses, states", en: status }
`;

describe('loadSectionKinds', () => {
  it('reads anchors, and words as keys, each once, in the languages of the profile only', () => {
    expect(loadSectionKinds(repository(kinds), ['en', 'ru', 'es'])).toEqual([
      { anchors: ['wrong'], words: ['error', 'declined', 'отклонен'] },
      { anchors: ['statuses', 'states'], words: ['status'] },
    ]);
    expect(loadSectionKinds(repository(kinds), ['es'])).toEqual([
      { anchors: ['wrong'], words: ['error'] },
      { anchors: ['statuses', 'states'], words: [] },
    ]);
  });

  it.each([
    ['kinds: { a: { en: error } }', 'has no anchors'],
    ['kinds: { a: { anchors: wrong, en: go wrong } }', 'each entry is one word'],
    ['kinds: { a: { anchors: wrong, en: "error, Error" } }', 'has a word twice'],
    ['kinds: { a: { anchors: wrong, xx: error } }', 'xx'],
    ['kinds: { a: { anchors: wrong }, b: { anchors: wrong } }', '"wrong" stands in a already'],
    ['kind: {}', 'kinds'],
  ])('stops at a mistake and names the file: %s', (mistaken, message) => {
    const load = () => loadSectionKinds(repository(mistaken), ['en']);
    expect(load).toThrow('data/search/section-kinds.yaml');
    expect(load).toThrow(message);
  });
});
