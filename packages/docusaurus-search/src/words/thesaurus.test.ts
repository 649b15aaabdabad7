import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadThesaurus } from './thesaurus';

/** A repository with these files of the thesaurus. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'thesaurus-'));
  mkdirSync(path.join(siteDir, 'words'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteDir, 'words', name), text);
  return siteDir;
}

describe('loadThesaurus', () => {
  it('reads what the pages say and what others say', () => {
    const siteDir = siteWith({
      'a.yaml': 'synonyms:\n  refund:\n    site: reversal\n    en: money back\n    ru: возврат, вернуть\n',
    });
    expect(loadThesaurus(siteDir, 'words')).toEqual([
      { site: ['refund', 'reversal'], others: ['money back', 'возврат', 'вернуть'] },
    ]);
  });

  it.each([
    ['an unknown language', { 'a.yaml': 'synonyms:\n  refund:\n    de: Erstattung\n' }, /a\.yaml[^]*de/],
    ['an empty word', { 'a.yaml': 'synonyms:\n  refund:\n    en: a,, b\n' }, /a\.yaml[^]*refund\.en\[1\]/],
    ['no other words', { 'a.yaml': 'synonyms:\n  refund: {}\n' }, /a\.yaml[^]*refund/],
    [
      'a group that two files have',
      { 'a.yaml': 'synonyms:\n  refund:\n    en: x\n', 'b.yaml': 'synonyms:\n  refund:\n    en: y\n' },
      /b\.yaml: the group "refund" stands in .*a\.yaml too/,
    ],
  ])('names the file of %s', (_, files, message) => {
    expect(() => loadThesaurus(siteWith(files as Record<string, string>), 'words')).toThrow(message);
  });
});
