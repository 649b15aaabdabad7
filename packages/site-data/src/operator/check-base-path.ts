// In: the base path of the profile, and the routes of all pages. Out: nothing, or an error.
// Why: Docusaurus takes a link that begins with the base path for one that has it already, and leaves it as it is. Below /services/ the link
// to the page /services/pix would lead to /services/pix in place of /services/services/pix.

import type { Operator } from './operator-schema';
import type { Profile } from './profile';

/** What is at the root of a built site beside the pages; `tests/built-site/base-path.test.ts` compares the list with a build. */
export const FILE_FOLDERS = [
  '/.well-known/',
  '/assets/',
  '/clients/',
  '/img/',
  '/openapi/',
  '/postman/',
  '/samples/',
  '/sandbox/',
  '/search-index/',
] as const;

/** What the check needs of a profile. */
type CheckedProfile = Pick<Profile, 'name' | 'placeOf'> & {
  readonly operator: Pick<Operator, 'base_path'>;
};

/**
 * @param profile the profile
 * @param routes of all pages
 * @throws Error that names the base path and the route or folder that begins with it
 */
export function checkBasePath(
  { operator: { base_path: basePath }, name, placeOf }: CheckedProfile,
  routes: Iterable<string>,
): void {
  if (basePath === '/') return;
  const same = [...routes, ...FILE_FOLDERS].find((route) => route.startsWith(basePath));
  if (same === undefined) return;
  throw new Error(
    `${name}: base_path ${basePath} is also how ${same} of this site begins, so links could not be told apart. Choose another path, like /docs/.${placeOf(['base_path'])}`,
  );
}
