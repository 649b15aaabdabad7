/**
 * In: the operator profile, `data/operator.yaml`, or the file that the environment variable OPERATOR_PROFILE names.
 * Out: the checked, typed profile. The site is white-label: brand, hosts, contacts and schedules come from here only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { schema, type Operator } from './operator-schema';
import { explainIssues } from '../reading/explain-issues';

/** Absolute path of the profile in use; the content-dependencies plugin watches it. */
export function operatorFile(siteDir: string): string {
  return path.resolve(siteDir, process.env.OPERATOR_PROFILE ?? 'data/operator.yaml');
}

/**
 * Reads and checks the profile.
 * @param siteDir absolute path of the repository's root
 * @returns the profile, every key present
 * @throws Error that names the file and each wrong, missing or unknown key
 */
export function loadOperator(siteDir: string): Operator {
  const file = operatorFile(siteDir);
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(explainIssues(path.relative(siteDir, file), result.error));
  return result.data;
}
