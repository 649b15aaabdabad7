/** What kind of page a result is, as a drawing and as a name. Drawn here, not bundled with the site's icons: they come with the first search only. */
import { escapeHtml } from '@gateway-docs/kit';
import type { PageKind } from '../index/format';

/** On a field of 16 by 16. */
const DRAWINGS: Readonly<Record<PageKind, { readonly path: string; readonly label: string }>> = {
  concept: { path: 'M3 2.5h7l3 3v8H3zM5.5 6h4M5.5 8.5h5M5.5 11h5', label: 'Page' },
  operation: { path: 'M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4', label: 'API call' },
  guide: { path: 'M2 4h12v8.5H2zM2 7h12M4.5 10h3', label: 'Payment guide' },
  reference: { path: 'M2.5 3h11v10h-11zM2.5 6.5h11M2.5 10h11M6.5 3v10', label: 'Reference' },
  cabinet: {
    path: 'M2.5 3h4.5v4H2.5zM9.5 3h4v6.5h-4zM2.5 9.5H7V13H2.5zM9.5 12h4',
    label: 'Merchant cabinet',
  },
};

/** @returns what a kind of page is called in the interface */
export function kindLabel(kind: PageKind): string {
  return DRAWINGS[kind].label;
}

/** @returns the drawing of a kind as SVG, with its name for screen readers */
export function kindIconHtml(kind: PageKind, className = ''): string {
  const { path, label } = DRAWINGS[kind];
  return `<svg class="${className}" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label="${escapeHtml(label)}"><path d="${path}" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/></svg>`;
}
