/**
 * In: the contract, the services, the test data and the code that runs. Out: a fingerprint of all that the job `samples` executes, so that a record of something
 * else is refused.
 */
import { createHash } from 'node:crypto';
import { addFiles, listFiles } from '@gateway-docs/kit/files';
import { EXECUTED_FILE } from './executed-record';
import type { SiteData } from './site';
import { snapshotOf } from './releases/snapshot';

/** Code that is executed: the gateway, the clients, what writes the samples. Tests of it and manuals are not. */
const CODE = ['packages/gateway', 'samples', 'packages/contract/src/samples'];
const isCode = (file: string): boolean =>
  file !== EXECUTED_FILE && !/\.(test\.ts|md)$|^packages\/gateway\/src\/(generated|react|tests)\//.test(file);

/** Keys whose values are words for readers: another wording changes nothing that runs. */
const WORDS = new Set([
  ...['text', 'title', 'name', 'label', 'description', 'hint', 'condition', 'use', 'note', 'payer_action'],
  ...['time_to_final', 'refund_note', 'chargeback_note', 'cannot_simulate'],
  ...['local_names', 'schemes', 'countries', 'share', 'final', 'tab'],
]);
const withoutWords = (key: string, value: unknown): unknown => (WORDS.has(key) ? undefined : value);

/**
 * @param root absolute path of the repository, whose code runs
 * @returns SHA-256 of the contract with its examples, the services and test data, and the code; words of the contract and of pages do not count
 */
export function executedInputs(
  root: string,
  { operations, services, tables }: Pick<SiteData, 'operations' | 'services' | 'tables'>,
): string {
  const examples = operations.map(({ id, version, requestExamples, responses }) => {
    const values = [...requestExamples, ...responses.flatMap((response) => response.examples)];
    return [version, id, values.map((example) => JSON.stringify(example.value))];
  });
  const facts = [snapshotOf(operations), [...services.values()], tables['test-cards']];
  const hash = createHash('sha256').update(JSON.stringify(facts, withoutWords));
  // A value that is sent may be called as words are.
  hash.update(JSON.stringify([examples, [...services.values()].map(({ example }) => example)]));
  const files = CODE.flatMap((folder) => listFiles(root, folder)).filter(isCode);
  addFiles(hash, root, files);
  return hash.digest('hex');
}
