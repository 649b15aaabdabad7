// In: the links of the profile to pages of the site, and the pages that there are. Out: nothing, or an error.
// Why: the announcement and the footer stand on every page. The search for broken links would name all of them, and not the line to mend.
import { refuse, suggest } from '@gateway-docs/kit';
import type { Operator } from './operator-schema';
import type { Profile } from './profile';

/** What is at the root of a built site beside the pages; `tests/built-site/base-path.test.ts` compares the list with a build. */
export const FILE_FOLDERS = [
  '/.well-known/',
  '/arazzo/',
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
 * In: the base path of the profile, and the routes of all pages. Out: nothing, or an error.
 * Why: Docusaurus takes a link that begins with the base path for one that has it already, and leaves it as it is. Below /services/ the link
 * to the page /services/pix would lead to /services/pix in place of /services/services/pix.
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

/** Pages that no file of the content has. */
const OTHER_PAGES = ['/search', '/offline'] as const;

/** Links of the profile, and where each stands there. */
function linksOf({ announcement, legal }: Pick<Operator, 'announcement' | 'legal'>) {
  const all = [
    ...(announcement?.link ? [{ to: announcement.link.to, path: ['announcement', 'link', 'to'] }] : []),
    ...legal.map(({ to }, i) => ({ to, path: ['legal', i, 'to'] })),
  ];
  return all.filter(({ to }) => to.startsWith('/'));
}

/**
 * @param profile the profile
 * @param site routes of all pages, and what the offer of the profile leaves out
 * @throws Error that names each link that leads to no page, and the nearest pages
 */
export function checkProfileLinks(
  { operator, name, placeOf }: Pick<Profile, 'operator' | 'name' | 'placeOf'>,
  { routes, leftOut }: { readonly routes: Iterable<string>; readonly leftOut: ReadonlySet<string> },
): void {
  const pages = [...routes];
  // A folder of data alone has no page that a link could lead to.
  if (pages.length === 0) return;
  const others = OTHER_PAGES.filter((page) => page !== '/offline' || operator.offline);
  const exist = new Set([...pages, ...others]);
  const lost = linksOf(operator).flatMap(({ to, path }) => {
    const route = to.replace(/[?#].*$/, '');
    const spellings = [route, route.replace(/\/$/, ''), `${route}/`];
    if (spellings.some((one) => exist.has(one))) return [];
    const why = leftOut.has(route)
      ? `leads to ${route}, which the offer of this profile leaves out. Link another page, or offer what it is about.`
      : `leads to ${route}, and there is no such page. ${suggest(route, exist)}`;
    return [`${path.join('.').replace(/\.(\d+)/, '[$1]')} ${why}${placeOf(path)}`];
  });
  refuse(`${name} is not valid:`, lost);
}
