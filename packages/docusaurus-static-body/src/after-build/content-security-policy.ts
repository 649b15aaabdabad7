/**
 * The policy of one page. Styles keep 'unsafe-inline' because highlighted code and diagrams carry style attributes; scripts do not.
 * `frame-ancestors` is in the headers file: a page cannot state it about itself.
 * @param scriptHashes CSP hash sources of the page's inline scripts, without quotes
 * @param connectSrc hosts beside the site's own that scripts may ask
 * @returns the value of a Content-Security-Policy; it holds no double quote
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], connectSrc: readonly string[]) {
  const hashes = [...new Set(scriptHashes)].map((hash) => `'${hash}'`);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connectSrc],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
