/**
 * In: the operator profile, `data/operator.yaml`, or the file that the environment variable OPERATOR_PROFILE names.
 * Out: the checked, typed profile. The site is white-label: brand, hosts, contacts and schedules come from here only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locate, readYaml } from '@gateway-docs/kit/yaml';
import { schema, type Operator } from './operator-schema';

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
 * @throws Error that names the file and each wrong, missing or unknown key, with its line and column
 */
export function loadOperator(siteDir: string, profile?: string): Operator {
  return readYaml(siteDir, path.relative(siteDir, operatorFile(siteDir, profile)), schema);
}

/**
 * For what is checked outside of the schema: files that have to exist, colours beside other colours, names of services.
 * @param siteDir absolute path of the repository's root
 * @param key path of a key of the profile in use: `['offer', 'services', 'only', 3]`
 * @returns ` (line 31, column 8: value)`, with the space before it, for the end of a message; empty where the profile does not have the key
 */
export function placeInProfile(siteDir: string, key: readonly PropertyKey[]): string {
  const place = locate(readFileSync(operatorFile(siteDir), 'utf8'), key);
  return place && ` ${place}`;
}
