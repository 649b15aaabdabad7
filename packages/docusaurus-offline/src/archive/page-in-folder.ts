/** In: an HTML page of the site. Out: the same page for a folder: no scripts, no policy of a host, and addresses of files that lie beside it. */
import path from 'node:path';
import { load } from 'cheerio/slim';

/** Files that a page loads beside its own, by their paths in the site. */
export interface PageAddition {
  readonly script: string;
  readonly styles: string;
}

/** A page, and what its addresses are read against. */
export interface Place {
  /** Path of the page's file in the site. */
  readonly file: string;
  readonly base: string;
  readonly host: string;
  /** Paths of all files that lie beside it. */
  readonly known: ReadonlySet<string>;
  readonly addition?: PageAddition | undefined;
}

const OF_A_HOST =
  'script, style, meta[http-equiv=Content-Security-Policy], link:not([rel=stylesheet], [rel=icon], [rel=canonical])';

/**
 * @param address as it stands in a page
 * @returns the address from the folder of the page, where the file is there; else the one on the host
 */
function fromFolder(address: string, { file, base, host, known }: Place): string {
  if (!address.startsWith(base)) return address;
  const { pathname, search, hash } = new URL(address, host);
  const route = decodeURI(pathname.slice(base.length));
  const target = [route, path.posix.join(route, 'index.html')].find((one) => known.has(one));
  return target === undefined
    ? new URL(address, host).href
    : path.posix.relative(path.posix.dirname(file), target) + search + hash;
}

/** Styles that stand in a page are a part of the sheet that it links, but for typefaces. */
const typefaces = (styles: string, place: Place): string =>
  (styles.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join('')
    .replace(/url\(([^)]*)\)/g, (_, address: string) => `url(${fromFolder(address, place)})`);

/**
 * @param html a page of the site, with all end tags
 * @returns the page for the folder
 */
export function pageInFolder(html: string, place: Place): string {
  const $ = load(html);
  const faces = typefaces($('style').text(), place);
  $(OF_A_HOST).remove();
  // What waits for the scripts of the site waits no more.
  $('link[rel=stylesheet]').removeAttr('type');
  // Readers without scripts see it; here nobody has any.
  $('noscript').each((_, element) => {
    $(element).replaceWith(place.addition === undefined ? $(element).contents() : '');
  });
  $('head').append(`<style>${faces}</style>`);
  if (place.addition) {
    const { script, styles } = place.addition;
    $('head').append(`<link rel="stylesheet" href="${place.base}${styles}">`);
    $('body').append(`<script src="${place.base}${script}"></script>`);
  }
  for (const name of ['href', 'src', 'action'])
    $(`[${name}^="${place.base}"]`).attr(name, (_, address) => fromFolder(address, place));
  return $.html();
}
