/**
 * In: a hit. Out: what its result says, as HTML: where the page is, its title, the section or row, and a piece of the text or the
 * description. HTML, because eight results are drawn with each letter: a list has a third fewer elements than React needed for the same, and
 * none that React has to look after. A page translator may wrap their texts as it likes.
 */
import { escapeHtml } from '@gateway-docs/kit';
import type { ResultHit } from '../../engine/results';
import type { PageKind } from '../../plugin/options';
import { kindIconHtml } from './kind-icon';
import styles from './hit-html.module.css';

const span = (className = '', content = ''): string => `<span class="${className}">${content}</span>`;

/**
 * @param pieces a text in pieces; those at odd positions are marked
 * @returns the text with its marks; nothing of it is read as markup
 */
function marked(pieces: readonly string[]): string {
  return pieces
    .map((piece, i) => (i % 2 === 1 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
    .join('');
}

/**
 * @param kinds of pages that the site has
 * @returns the content of a link to the hit; it has no links or controls of its own
 */
export function hitHtml(hit: ResultHit, kinds: readonly PageKind[]): string {
  const { b, s, titlePieces, sectionPieces, textPieces, versions } = hit;
  const kind = kinds.find(({ name }) => name === hit.kind);
  const path = b.length > 0 ? span(styles.path, escapeHtml(b.join(' › '))) : '';
  const section = s === '' ? '' : span(styles.section, ` › ${marked(sectionPieces)}`);
  const tags = versions.map(({ version }) => span(styles.version, version)).join('');
  const title = marked(titlePieces) + section + (versions.length > 1 ? span(styles.versions, tags) : '');
  return (
    kindIconHtml(kind, styles.icon) + path + span(styles.title, title) + span(styles.text, marked(textPieces))
  );
}
