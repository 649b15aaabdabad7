/** In: the values of a profile. Out: its file, with what each key means beside it, so that it can be changed without a manual. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isMap, isScalar, type Node, type Pair, visit } from 'yaml';
import { schema } from '@gateway-docs/site-data/operator';
import { explainIssues } from '@gateway-docs/kit/yaml';
import { byHandComment } from './by-hand';
import type { Given } from './given';
import type { Question } from './question';

const HEAD =
  ' The operator profile: what a provider changes to put this site under its own name.\n Every key: docs-dev/for-providers.md.';

/** Names of the keys that lead to a pair, with dots. */
function keyOf(pair: Pair, ancestors: readonly (Document | Node | Pair)[]): string {
  const names = [...ancestors, pair].flatMap((each) =>
    'key' in each && isScalar(each.key) ? [String(each.key.value)] : [],
  );
  return names.join('.');
}

/**
 * @param given a whole profile
 * @param questions whose words become comments
 * @returns the text of the file
 */
function profileText(given: Given, questions: readonly Question[]): string {
  const document = new Document(given, { aliasDuplicateObjects: false });
  const words = new Map(questions.map(({ key, asks }) => [key, asks]));
  words.set(
    'callbacks.network_changes',
    'Each list with the day from which it is valid, newest first; the first one is source_networks',
  );
  document.commentBefore = HEAD;
  document.comment = byHandComment()
    .split('\n')
    .map((line) => (line === '' ? '' : ` ${line}`))
    .join('\n');
  visit(document, {
    Pair(_key, pair, ancestors) {
      const asks = words.get(keyOf(pair, ancestors));
      if (asks !== undefined && isScalar(pair.key)) pair.key.commentBefore = ` ${asks}.`;
    },
    Seq(_key, list) {
      list.flow = !list.items.some(isMap);
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/**
 * @param file absolute path of the profile to make
 * @param given its values
 * @param questions whose words become comments
 * @throws Error when the file exists, or the profile would not load
 */
export function writeProfile(file: string, given: Given, questions: readonly Question[]): void {
  if (existsSync(file)) throw new Error(`${file} exists and is never overwritten.`);
  const result = schema.safeParse(given);
  if (!result.success) throw new Error(explainIssues(path.basename(file), result.error));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, profileText(given, questions));
}
