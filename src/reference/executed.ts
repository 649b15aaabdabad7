/**
 * In: `samples/executed.json`, which the job `samples` writes when all of it has passed. Out: when samples, vectors and scenarios were executed,
 * and against which version of the contract; and a fingerprint of all that was, so that a record of something else is refused.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { listFiles } from '@gateway-docs/kit/files';
import { snapshotOf } from './contract/releases/snapshot';
import type { Reference } from './reference';
import { explainIssues } from '@gateway-docs/kit/yaml';
import { strict } from '@gateway-docs/kit/schema';

/** The record, below the root. */
export const EXECUTED_FILE = 'samples/executed.json';
/** How the record is made; messages and pages of the repository say it with these words. */
export const REFRESH =
  'Run npm test -- --job samples, which writes the record when all of it passes, and commit the file.';

const schema = strict({
  version: z.string().describe('Release whose contract was executed'),
  on: z.iso.date(),
  inputs: z.string().describe('What executedInputs returned then'),
});

/** When everything was executed last. */
export type Executed = z.infer<typeof schema>;

/**
 * @param siteDir absolute path of the repository's root
 * @returns the record; undefined where nothing was executed yet
 * @throws Error with the file and what is wrong with it
 */
export function loadExecuted(siteDir: string): Executed | undefined {
  const file = path.join(siteDir, EXECUTED_FILE);
  if (!existsSync(file)) return undefined;
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${explainIssues(EXECUTED_FILE, result.error)}\n${REFRESH}`);
  return result.data;
}

/** Code that is executed: the gateway, the clients, what writes the samples. Tests of it and manuals are not. */
const CODE = ['sandbox', 'samples', 'src/reference/samples', 'src/signature'];
const isCode = (file: string): boolean =>
  file !== EXECUTED_FILE && !/\.(test\.ts|md)$|^sandbox\/(generated|test-support)\//.test(file);

/** Keys whose values are words for readers: another wording changes nothing that runs. */
const WORDS = new Set([
  'text',
  'title',
  'name',
  'label',
  'description',
  'hint',
  'condition',
  'use',
  'note',
  'payer_action',
  'time_to_final',
  'refund_note',
  'chargeback_note',
  'cannot_simulate',
  'local_names',
  'schemes',
  'countries',
]);
const withoutWords = (key: string, value: unknown): unknown => (WORDS.has(key) ? undefined : value);

/**
 * @param siteDir absolute path of the repository's root
 * @returns SHA-256 of the contract with its examples, the services and test data, and the code; words of the contract and of pages do not count
 */
export function executedInputs(siteDir: string, reference: Reference): string {
  const { operations, services, tables } = reference;
  const examples = operations.map(({ id, version, requestExamples, responses }) => {
    const values = [...requestExamples, ...responses.flatMap((response) => response.examples)];
    return [version, id, values.map((example) => JSON.stringify(example.value))];
  });
  const facts = [snapshotOf(operations), [...services.values()], tables['test-cards']];
  const hash = createHash('sha256').update(JSON.stringify(facts, withoutWords));
  // A value that is sent may be called as words are.
  hash.update(JSON.stringify([examples, [...services.values()].map(({ example }) => example)]));
  const files = CODE.flatMap((folder) => listFiles(siteDir, folder)).filter(isCode);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(siteDir, file)));
  return hash.digest('hex');
}
