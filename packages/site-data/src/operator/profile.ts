/**
 * In: the file of an operator profile. Out: the checked, typed profile, with where each of its keys stands. The site is white-label: brand, hosts, contacts and
 * schedules come from here only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locate, readYaml } from '@gateway-docs/kit/yaml';
import { schema, type Operator } from './operator-schema';
import { underBasePath } from '@gateway-docs/kit';

/** The part of the profile that says where the site lies. */
export type SitePlace = { readonly hosts: Pick<Operator['hosts'], 'site'> } & Pick<Operator, 'base_path'>;

/**
 * In: the operator profile and a route. Out: the full address at which readers and programs outside of the site find it.
 * @param place host and base path of the site
 * @param route of a page or a file: `/openapi/v2.yaml`
 * @returns `https://provider.example/docs/openapi/v2.yaml`
 */
export const siteAddress = ({ hosts, base_path: basePath }: SitePlace, route: string): string =>
  hosts.site + underBasePath(basePath, route);

/** A profile, and what messages about it need: what is checked outside of the schema has a place in it too. */
export interface Profile {
  /** Every key present. */
  readonly operator: Operator;
  /** Name of the file, as messages write it. */
  readonly name: string;
  /** Absolute path of its folder, where the files are that it names. */
  readonly folder: string;
  /**
   * @param key path of a key: `['offer', 'services', 'only', 3]`
   * @returns ` (line 31, column 8: value)`, with the space before it, for the end of a message; empty where the profile does not have the key
   */
  readonly placeOf: (key: readonly PropertyKey[]) => string;
}

/**
 * @param root absolute path from which messages name files
 * @param file path of the profile, absolute or below the root
 * @throws Error that names the file and each wrong, missing or unknown key, with its line and column
 */
export function readProfile(root: string, file: string): Profile {
  const absolute = path.resolve(root, file);
  const name = path.relative(root, absolute);
  return {
    operator: readYaml(root, name, schema),
    name,
    folder: path.dirname(absolute),
    placeOf: (key) => {
      const place = locate(readFileSync(absolute, 'utf8'), key);
      return place && ` ${place}`;
    },
  };
}
