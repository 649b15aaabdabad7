import { underBasePath } from '@gateway-docs/kit';

/**
 * The `_headers` file: path patterns with headers under them, as Netlify and Cloudflare Pages read it.
 * Strict-Transport-Security is missing on purpose: it binds the whole host for months, so it is the host owner's decision.
 * Cache-Control stands only where the name changes with the content, or the name has to stay: hosts join equal headers of two
 * matching rules. So they do with Cross-Origin-Resource-Policy of the open files, which browsers then take for none: the same in effect.
 */
export interface HeaderRules {
  /** Patterns of files that are named after their content, which browsers keep. */
  readonly immutable?: readonly string[];
  /** Patterns of files for which browsers ask each time. */
  readonly revalidated?: readonly string[];
  /** Routes of files that every response names, by their relation: `describedby`. */
  readonly links?: Readonly<Record<string, string>>;
  /** Media types of files whose name does not tell it, by their routes. */
  readonly types?: Readonly<Record<string, string>>;
  /** Whether programs in browsers of other sites may load a file, by its path. */
  readonly isOpen?: (file: string) => boolean;
}

/**
 * @param files paths of all files of the site, without a slash at the start
 * @param basePath of the site: the patterns are matched with the whole path
 * @returns text of the file
 */
export function headersFile(
  files: readonly string[],
  basePath: string,
  {
    immutable = ['/assets/*'],
    revalidated = [],
    links = {},
    types = {},
    isOpen = () => false,
  }: HeaderRules = {},
): string {
  const rule = (pattern: string, ...headers: readonly string[]): string =>
    [underBasePath(basePath, pattern), ...headers.map((header) => `  ${header}`), ''].join('\n');
  const link = Object.entries(links)
    .map(([relation, route]) => `<${underBasePath(basePath, route)}>; rel="${relation}"`)
    .join(', ');
  const rules = [
    rule(
      '/*',
      ...(link === '' ? [] : [`Link: ${link}`]),
      "Content-Security-Policy: frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ),
    ...immutable.map((pattern) => rule(pattern, 'Cache-Control: public, max-age=31536000, immutable')),
    ...revalidated.map((pattern) => rule(pattern, 'Cache-Control: no-cache')),
    ...Object.entries(types).map(([route, type]) => rule(route, `Content-Type: ${type}`)),
    ...files
      .filter(isOpen)
      .sort()
      .map((file) =>
        rule(`/${file}`, 'Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin'),
      ),
  ];
  return rules.join('\n');
}
