/**
 * In: an expanded page. Out: the same, with a mark of its direction in each heading between `::direction{#payin}` and `::direction{#both}`:
 * the table of contents is made from the headings, and src/css/directions.css shows there what the page shows. Only the page needs it, so the
 * Markdown twins are made without this step.
 */
import type { Root } from 'mdast';
import { isComponent, jsxInline } from './mdast';

/** Changes the tree in place. */
export function markDirections(tree: Root): void {
  let className: string | undefined;
  for (const node of tree.children) {
    if (isComponent(node, 'DirectionSwitch')) className = 'gw-of-payin';
    if (isComponent(node, 'PayoutBegins')) className = 'gw-of-payout';
    if (isComponent(node, 'DirectionsEnd')) className = undefined;
    if (node.type === 'heading' && className) node.children.unshift(jsxInline('span', { className }, []));
  }
}
