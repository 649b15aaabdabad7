/**
 * The `_headers` file: path patterns with headers under them, as Netlify and Cloudflare Pages read it; the local server obeys it too.
 * Strict-Transport-Security is missing on purpose: it binds the whole host for months, so it is the host owner's decision.
 * Cache-Control stands only where the name changes with the content: hosts join equal headers of two matching rules.
 */
export const headersFile = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/search-index/parts/*
  Cache-Control: public, max-age=31536000, immutable
`;
