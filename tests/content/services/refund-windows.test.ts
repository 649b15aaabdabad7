/** The table of refunds: every pay-in that can be refunded once, and beside each published time its source with a day. */
import { describe, expect, it } from 'vitest';
import type { Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { demoSite } from '@gateway-docs/contract/tests';
import { refundWindows } from '../../../src/remark/directives/refund-windows';

const site = await demoSite.load();
const tables: string[][][] = [];

function textOf(cell: TableCell): string {
  let text = '';
  visit(cell, (node) => {
    if ('value' in node) text += node.value;
  });
  return text;
}

visit({ type: 'root', children: refundWindows.build({}, site, 0) }, 'table', (table: Table) => {
  tables.push(table.children.slice(1).map((row) => row.children.map((cell) => textOf(cell))));
});
const [published = [], others = []] = tables;

describe('::refund-windows', () => {
  it('has every pay-in that can be refunded, once', () => {
    const refunded = [...site.services.values()]
      .filter(({ direction, refundable }) => direction === 'payin' && refundable !== 'no')
      .map(({ name }) => name);
    const shown = [...published, ...others].map(([name]) => name);
    expect(shown.toSorted()).toEqual(refunded.toSorted());
  });

  it('says every published time of a method that can be refunded', () => {
    const refundable = [...site.services.values()].filter(
      ({ direction, refundable: parts }) => direction === 'payin' && parts !== 'no',
    );
    const said = refundable.flatMap(({ name, schemes }) =>
      schemes.flatMap((slug) => {
        const { value } = site.schemes.get(slug)?.facts.refund_window ?? {};
        return value === undefined ? [] : [{ name, value }];
      }),
    );
    expect(said.length).toBeGreaterThan(8);
    for (const { name, value } of said)
      expect(published.find(([shown]) => shown === name)?.[2], name).toContain(value);
  });

  it('says time, source and day where a sheet has them, and who sets it', () => {
    expect(published.length).toBeGreaterThan(8);
    for (const [name, , within, source] of published) {
      expect(within, name).toMatch(/\d+ (days|months)/);
      expect(source, name).toMatch(/20\d\d-\d\d-\d\d/);
    }
    expect(published.find(([name]) => name === 'PicPay')?.[2]).toBe('300 days (one provider)');
  });
});
