/**
 * In: a typed cell of a screen. Out: its text, the same in the picture of the screen and in the tables of its guide.
 */
import type { Cell } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';
import { moneyText } from './money-text';

type Known = Pick<SiteData, 'cabinet' | 'codes'>;

/** @returns text of a cell: `—` for an empty one, the name of a status, money with its decimals */
export function cellText(cell: Cell, { cabinet, codes }: Known): string {
  switch (cell.kind) {
    case 'empty':
      return '—';
    case 'text':
      return cell.text;
    case 'money':
      return moneyText(cell.money, cabinet.exponents);
    case 'status':
      return codes.status.get(cell.code) ?? String(cell.code);
  }
}
