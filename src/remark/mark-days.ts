/**
 * In: an expanded page. Out: the same, with each day in a table, `2026-11-22`, marked as a date, which src/css/tables.css keeps on one line:
 * in a narrow column a browser would break it at its hyphens. Only the page needs it, so the Markdown twins are made without this step.
 */
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxInline, text } from './mdast';

/** A day, alone or before a time. The group makes `split` return the days too. */
const DAY = /\b(\d{4}-\d{2}-\d{2})\b/;

/** Changes the tree in place. Code is never broken, and stays as it is. */
export function markDays(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'text', (node, index, parent) => {
      const parts = node.value.split(DAY);
      if (parts.length === 1 || index === undefined || !parent) return undefined;
      const nodes = parts.flatMap((part, i): PhrasingContent[] => {
        // Every second part is a day.
        if (i % 2 === 1) return [jsxInline('time', {}, [part])];
        return part === '' ? [] : [text(part)];
      });
      const siblings: Nodes[] = parent.children;
      siblings.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  });
}
