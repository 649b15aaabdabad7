import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Folder } from '@gateway-docs/kit/yaml';
import { fixtureFacts } from '../tests/fixture-facts';
import { refuseWrongReferences } from './check-texts';

const { codes, operator } = fixtureFacts;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the check says about a file. */
function messageFor(yaml: string): string[] {
  writeFileSync(path.join(folder, 'a.yaml'), yaml);
  try {
    refuseWrongReferences(new Folder(folder), ['a.yaml'], { codes, operator });
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}

it('names each line, within a folded text too', () => {
  expect(messageFor("a: 'error {error(204)}'\nb: >-\n  One line,\n  then status\n  1 and more.\n")).toEqual([
    'a.yaml:1: {error(204)}: data/api-error-codes.yaml has no code 204. Did you mean "203"?',
    expect.stringMatching(/^a\.yaml:4: "status 1" is no reference\. Write status \{status\(1\)\}, /),
  ]);
});

it('leaves comments, keys, and values that are sent', () => {
  expect(
    messageFor('# error 204\nerror 204: x\nvalue: { message: has status 2 }\nregex: status 1\n'),
  ).toEqual([]);
  expect(messageFor("example: '{error(1)}'\nexamples: [status 2]\n")).toEqual([]);
});

it('reads what a schema says about a property that has the name of such a value', () => {
  const schema = 'properties:\n  regex: { type: string, description: Else error 203. }\n';
  expect(messageFor(schema)).toEqual([expect.stringContaining('a.yaml:2: "error 203" is no reference.')]);
});

it('leaves texts whose references exist', () => {
  expect(messageFor("a: 'error {error(203)} of {operator.brand}, {transaction_id}'\n")).toEqual([]);
});
