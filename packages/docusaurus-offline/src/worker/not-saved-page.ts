/** The page in place of one that is neither reachable nor saved. It needs nothing but itself, and runs no script. */
import { escapeHtml } from '@gateway-docs/kit';
import type { Release } from '../release';
import type { Store } from './store';

/** Nothing but its own styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { margin-top: 2rem; font-size: 1.05rem; }
ul { padding-left: 1.2rem; }
a { color: LinkText; }
.retry { display: inline-block; padding: 0.5rem 1.1rem; border: 1px solid; border-radius: 6px; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }`;

const list = ({ base, pages }: Release, addresses: readonly string[]): string =>
  addresses
    .map((address) => {
      const [, , title = address] = pages[address] ?? [];
      return `<li><a href="${escapeHtml(base + address)}">${escapeHtml(title)}</a></li>`;
    })
    .join('');

/**
 * @param release names the site and its sections
 * @param saved addresses of the pages that can be opened
 * @returns HTML
 */
export function notSavedHtml(release: Release, saved: readonly string[]): string {
  const { brand, language, sections, base, page, words } = release;
  const isSaved = new Set(saved);
  const placed = new Set(sections.flatMap(({ pages }) => pages));
  const groups = [
    ...sections.map(({ label, pages }) => ({ label, addresses: pages.filter((one) => isSaved.has(one)) })),
    { label: words.more, addresses: saved.filter((one) => !placed.has(one) && one !== page) },
  ].filter(({ addresses }) => addresses.length > 0);
  const lists = groups.map(
    ({ label, addresses }) => `<h2>${escapeHtml(label)}</h2><ul>${list(release, addresses)}</ul>`,
  );
  const manage = isSaved.has(page)
    ? ` <a href="${escapeHtml(base + page)}">${escapeHtml(words.manage)}</a>.`
    : '';
  const what =
    groups.length > 0
      ? `<p>${escapeHtml(words.saved)}${manage}</p>`
      : `<p>${escapeHtml(words.nothingSaved)}</p>`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(words.title)} | ${escapeHtml(brand)}</title><style>${STYLES}</style></head><body><main><h1>${escapeHtml(words.heading)}</h1><p>${escapeHtml(words.explanation)}</p><p><a class="retry" href="">${escapeHtml(words.retry)}</a></p>${what}${lists.join('')}</main></body></html>`;
}

/** @returns the page as a response; it has a status of its own, so that nothing takes it for the page that was asked for */
export async function notSavedPage(store: Store): Promise<Response> {
  const { pages } = store.release;
  const all = await store.ofRelease().catch(() => []);
  const saved = all.filter((address) => address in pages);
  return new Response(notSavedHtml(store.release, saved), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
    },
  });
}
