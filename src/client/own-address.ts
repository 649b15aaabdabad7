/**
 * The path under which a page is shown, whatever spelling a reader or a host has used: `/x.html`, `/x/index.html` and `/x/` are the page
 * `/x`, `/index.html` is `/`. A path that no program can decode, `/x%zz`, is shown with its percent signs spelt out: the router would
 * throw at it, and the page would never come alive.
 * @param pathname path of the address bar
 * @param canonical path that the page names as its own; says whether it ends in a slash
 * @returns the path to show, or undefined when there is nothing to replace
 */
export function ownAddress(pathname: string, canonical: string | undefined): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const isOwn = canonical !== undefined && withoutSlash(canonical) === withoutSlash(clean);
  const shown = isOwn ? canonical : decodable(clean);
  return shown === pathname ? undefined : shown;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function decodable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
