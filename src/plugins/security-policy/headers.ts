import { underBasePath } from '@gateway-docs/kit';

/**
 * The `_headers` file: path patterns with headers under them, as Netlify and Cloudflare Pages read it; the local server obeys it too.
 * Strict-Transport-Security is missing on purpose: it binds the whole host for months, so it is the host owner's decision.
 * Cache-Control stands only where the name changes with the content, or the name is that of the worker: hosts join equal headers of two
 * matching rules. So they do with Cross-Origin-Resource-Policy of the open files, which browsers then take for none: the same in effect.
 */

/** What programs in browsers of other sites may load: contract, tables, catalogue and feeds. They hold nothing of a reader. */
const OPEN_FILE =
  /^(?:(?:openapi|postman|reference)\/[\w/-]+\.(?:yaml|json|csv)|(?:services|not_offered|glossary|changelog|callback-networks)\.(?:json|csv|atom))$/;

/**
 * @param files paths of all files of the site, without a slash at the start
 * @param basePath of the site: the patterns are matched with the whole path
 * @returns text of the file
 */
export function headersFile(files: readonly string[], basePath: string): string {
  const rule = (pattern: string, ...headers: readonly string[]): string =>
    [underBasePath(basePath, pattern), ...headers.map((header) => `  ${header}`), ''].join('\n');
  const open = files.filter((file) => OPEN_FILE.test(file));
  const rules = [
    rule(
      '/*',
      "Content-Security-Policy: frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ),
    ...['/assets/*', '/search-index/parts/*', '/offline/search-*'].map((pattern) =>
      rule(pattern, 'Cache-Control: public, max-age=31536000, immutable'),
    ),
    rule('/service-worker.js', 'Cache-Control: no-cache'),
    ...open
      .sort()
      .map((file) =>
        rule(`/${file}`, 'Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin'),
      ),
  ];
  return rules.join('\n');
}
