/**
 * The path without the suffix of a file name: `/x.html` and `/x/index.html` are the page `/x`, `/index.html` is `/`.
 * @param pathname path of the address bar
 * @param canonical path that the page names as its own; says whether it ends in a slash
 * @returns the path to show, or undefined when there is nothing to replace
 */
export function withoutHtmlSuffix(pathname: string, canonical: string | undefined): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean === pathname) return undefined;
  return canonical === `${clean}/` ? canonical : clean;
}
