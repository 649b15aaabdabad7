/**
 * In: a hit. Out: what its result says, as HTML: where the page is, its title, the section or row, and a piece of the text or the
 * description. HTML, because eight results are drawn with each letter: a list has a third fewer elements than React needed for the same, and
 * none that React has to look after. A page translator may wrap their texts as it likes.
 */
import { escapeHtml } from '@gateway-docs/kit';
import type { ResultHit } from '../../engine/results';
import type { PageKind } from '../../plugin/options';
import { tag } from './tag';
import styles from './hit-html.module.css';

const span = (className = '', content = ''): string => tag('span', { class: className }, content);

/**
 * @param pieces a text in pieces; those at odd positions are marked
 * @returns the text with its marks; nothing of it is read as markup
 */
function marked(pieces: readonly string[]): string {
  return pieces
    .map((piece, i) => (i % 2 === 1 ? tag('mark', {}, escapeHtml(piece)) : escapeHtml(piece)))
    .join('');
}

/** @returns the drawing of a kind as SVG, with its name for screen readers */
const iconHtml = ({ icon, label }: PageKind): string =>
  `<svg class="${styles.icon ?? ''}" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label="${escapeHtml(label)}"><path d="${icon}" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/></svg>`;

/**
 * @param kinds of pages that the site has
 * @returns what is known of a hit before its texts: kind, path and title
 */
function headHtml({ b, kind: name, titlePieces, versions }: ResultHit, kinds: readonly PageKind[]): string {
  const kind = kinds.find((one) => one.name === name);
  const path = b.length > 0 ? span(styles.path, escapeHtml(b.join(' › '))) : '';
  const tags = versions.map(({ version }) => span(styles.version, version)).join('');
  const title = marked(titlePieces) + (versions.length > 1 ? span(styles.versions, tags) : '');
  return (kind ? iconHtml(kind) : '') + path + span(styles.title, title);
}

/** @returns the section or row, and the text */
export function textHtml({ s, sectionPieces, textPieces }: ResultHit): string {
  const section = s === '' ? '' : `${span(styles.section, marked(sectionPieces))} `;
  return section + marked(textPieces);
}

/** @returns the content of a link to the hit, which has no links or controls of its own; its last element has what `textHtml` says */
export const hitHtml = (hit: ResultHit, kinds: readonly PageKind[], text = textHtml(hit)): string =>
  headHtml(hit, kinds) + span(styles.text, text);
