import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { day, strict, text } from '../schema/schema-parts';
import { readYaml } from './read-yaml';

const folder = mkdtempSync(path.join(tmpdir(), 'kit-yaml-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const banks = strict({ rows: z.array(strict({ name: text, since: day })) });
const read = (source: string) => {
  writeFileSync(path.join(folder, 'banks.yaml'), source);
  return readYaml(folder, 'banks.yaml', banks);
};

describe('a file of YAML', () => {
  it('is read as its schema says; a day stays a text', () => {
    expect(read('rows:\n  - name: A\n    since: 2026-01-31\n')).toEqual({
      rows: [{ name: 'A', since: '2026-01-31' }],
    });
  });

  it('is read anew when its text is another', () => {
    expect(read('rows: []').rows).toHaveLength(0);
    expect(read('rows: [{ name: A, since: 2026-01-31 }]').rows).toHaveLength(1);
  });

  it('that is wrong leads its writer to each place and says what was found there', () => {
    expect(() =>
      read('rows:\n  - name: A\n    since: yesterday\n  - nmae: B\n    since: 2026-01-31\n'),
    ).toThrow(
      [
        'banks.yaml is not valid:',
        '  rows[0].since: write the day as YYYY-MM-DD (line 3, column 12: yesterday)',
        '  rows[1].name: expected a text (missing below line 4, column 5)',
        '  rows[1]: unknown key "nmae"; the keys here are: name, since (line 4, column 5)',
      ].join('\n'),
    );
  });

  it('whose whole is wrong says so', () => {
    expect(() => read('[]')).toThrow('  (whole file): expected a map with the keys: rows');
  });

  it('that is no YAML says where, and shows the lines', () => {
    expect(() => read('rows: [')).toThrow(
      /^banks\.yaml cannot be read: .+ at line 2, column \d+:\n[\s\S]*rows: \[/,
    );
  });

  it('with a place of its template left is refused before anything else', () => {
    expect(() => read('rows: ‹the banks›: [')).toThrow('banks.yaml:1: Not filled yet: ‹the banks›');
  });

  it('that is not there is named', () => {
    expect(() => readYaml(folder, 'no.yaml', banks)).toThrow(/^no\.yaml cannot be read: ENOENT/);
  });
});
