/** What kind of page a result is, as a drawing with its name. */
import { escapeHtml } from '@gateway-docs/kit';
import type { PageKind } from '../../plugin/options';

/** @returns the drawing as SVG, with its name for screen readers; nothing for a kind that the site does not have */
export function kindIconHtml(kind: PageKind | undefined, className = ''): string {
  if (kind === undefined) return '';
  const { icon, label } = kind;
  return `<svg class="${className}" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label="${escapeHtml(label)}"><path d="${icon}" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/></svg>`;
}
