import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readYaml } from './read-yaml';
import { refusePlaceholders, findPlaceholders } from './placeholders';

describe('unfilled places', () => {
  it('are found with their lines, also across lines and when a mark is left over', () => {
    expect(findPlaceholders('a: ‹one›\nb: x ‹two\n  words› ‹three›\nc: left›')).toEqual([
      { line: 1, text: '‹one›' },
      { line: 2, text: '‹two words›' },
      { line: 3, text: '‹three›' },
      { line: 4, text: '›' },
    ]);
  });

  it('are none in quotation marks of other kinds', () => {
    expect(findPlaceholders('«a» "b" <c> {d} „e“')).toEqual([]);
  });

  it.each([
    ['one', 'a\n‹b›', 'page.mdx:2: Not filled yet: ‹b› Write in its place, marks included, or take it out.'],
    ['two', '‹a›\n\n‹b›', 'or take it out. 1 more, in line 3.'],
    ['two in one line', '‹a› ‹b›', 'or take it out. 1 more, in line 1.'],
    [
      'many',
      '‹a›\n'.repeat(15),
      'or take it out. 14 more, in lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and further down.',
    ],
  ])('stop the build: %s', (_what, text, message) => {
    expect(() => refusePlaceholders('page.mdx', text)).toThrow(message);
  });
});

describe('a data file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'places-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is refused for its places before YAML or a schema complains', () => {
    writeFileSync(path.join(folder, 'pix2.yaml'), 'id: 1\nkind: ‹card: or wallet›\nlist: [‹a, b]›\n');
    expect(() => readYaml(folder, 'pix2.yaml', z.strictObject({ id: z.string() }))).toThrow(
      'pix2.yaml:2: Not filled yet: ‹card: or wallet› Write in its place, marks included, or take it out. 1 more, in line 3.',
    );
  });
});
