/**
 * In: the folder of a finished site. Out: pages that carry their styles. A browser paints nothing before it has all style sheets of the head, and a
 * phone asks for one only when it has the page: a round trip, on a new connection often two. So each page whose scripts wait has the rules
 * that its HTML can use, and the style sheet of the site waits with the scripts, for what these draw. It is a step after the build, because it
 * needs the style sheet in its last form.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { memo } from '@gateway-docs/kit';
import { pagesIn } from '@gateway-docs/kit/files';
import { TYPEFACES, WAITING_TYPE } from '../names';
import { withBlockHeights } from './block-heights';
import { tagsIn, type Tag } from './tags';
import { parseStyles, usedRules } from './used-rules';

/** Typefaces that come as files, in the sheet as the build minifies it. */
const FONT_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/** What is looked for in the head of a page; nothing after it is read. */
function readHead(html: string) {
  let link: Tag | undefined;
  let isWaiting = false;
  for (const tag of tagsIn(html)) {
    if (tag.name === 'body') break;
    if (tag.name === 'link' && tag.attributes.get('rel') === 'stylesheet') link ??= tag;
    if (tag.name === 'script' && tag.attributes.get('type') === WAITING_TYPE) isWaiting = true;
  }
  return { link, isWaiting };
}

/**
 * Puts the styles, and the heights of blocks, into the pages whose scripts wait; other pages, which draw themselves with scripts, keep the style sheet. All have the
 * typefaces in the page: a sheet that comes later and names them once more would give the text of an open page to a file that came too late. Those
 * that are files stand apart, for head/load-on-interaction.js.
 * @param outDir absolute path of the built site
 * @param basePath of the site
 * @throws Error when such a page names no style sheet, or one that is not there or cannot be read
 */
export function writeUsedStyles(outDir: string, basePath: string): void {
  const sheetOf = memo((href: string) => takeFaces(path.join(outDir, href.slice(basePath.length))));
  for (const { name, file, html } of pagesIn(outDir)) {
    const { link, isWaiting } = readHead(html);
    if (link === undefined && isWaiting)
      throw new Error(`${name} has scripts that wait, and no style sheet to take its styles from.`);
    if (link === undefined) continue;
    const href = link.attributes.get('href') ?? '';
    const { styles, faces } = sheetOf(href);
    const own = `<style ${TYPEFACES}>${faces}</style>${isWaiting ? `<style>${usedRules(styles, html)}</style>` : ''}`;
    const whole = isWaiting ? `<link rel=stylesheet type=${WAITING_TYPE} href=${href}>` : link.whole;
    const page = withBlockHeights(html).replace(link.whole, () => own + whole);
    writeFileSync(file, page);
  }
}

/** Takes the typefaces out of a style sheet. @returns its rules, and the typefaces */
function takeFaces(file: string) {
  const css = readFileSync(file, 'utf8');
  const rest = css.replace(FONT_FACE, '');
  writeFileSync(file, rest);
  return { styles: parseStyles(rest), faces: css.match(FONT_FACE)?.join('') ?? '' };
}
