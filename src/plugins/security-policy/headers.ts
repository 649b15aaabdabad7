import { underBasePath } from '../../base/base-path';

/**
 * The `_headers` file: path patterns with headers under them, as Netlify and Cloudflare Pages read it; the local server obeys it too.
 * Strict-Transport-Security is missing on purpose: it binds the whole host for months, so it is the host owner's decision.
 * Cache-Control stands only where the name changes with the content: hosts join equal headers of two matching rules.
 * @param basePath of the site: the patterns are matched with the whole path
 * @returns the text of the file
 */
export const headersFile = (basePath: string): string => `${underBasePath(basePath, '/*')}
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin

${underBasePath(basePath, '/assets/*')}
  Cache-Control: public, max-age=31536000, immutable

${underBasePath(basePath, '/search-index/parts/*')}
  Cache-Control: public, max-age=31536000, immutable
`;
