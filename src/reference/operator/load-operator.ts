/**
 * In: the operator profile, `data/operator.yaml`, or the file that the environment variable OPERATOR_PROFILE names.
 * Out: the checked, typed profile. The site is white-label: brand, hosts, contacts and schedules come from here only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { schema, type Operator } from './operator-schema';
import { explainIssues } from '../reading/explain-issues';

/**
 * @param siteDir absolute path of the repository's root
 * @param profile path of a profile; left out: the one in use
 * @returns absolute path of the profile; the content-dependencies plugin watches the one in use
 */
export function operatorFile(siteDir: string, profile = process.env.OPERATOR_PROFILE): string {
  return path.resolve(siteDir, profile ?? 'data/operator.yaml');
}

/**
 * Reads and checks the profile.
 * @param siteDir absolute path of the repository's root
 * @param profile path of a profile; left out: the one in use
 * @returns the profile, every key present
 * @throws Error that names the file and each wrong, missing or unknown key
 */
export function loadOperator(siteDir: string, profile?: string): Operator {
  const file = operatorFile(siteDir, profile);
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(explainIssues(path.relative(siteDir, file), result.error));
  return result.data;
}
