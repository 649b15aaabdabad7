/** The worked examples of data/cabinet/examples.yaml as values: their cells without marks, their amounts in minor units. */
import type { Cabinet } from '@gateway-docs/site-data/cabinet';

/** `**1,827.05**`, `−75.00` or `125.40 EUR` → whole minor units. */
export function unitsOf(written: string | undefined): number {
  const digits = (written ?? '').replace('−', '-').replaceAll(/[^\d.-]/g, '');
  return Math.round(Number(digits) * 100);
}

/** @returns rows of an example by the titles of its columns */
export function rowsOf({ examples }: Cabinet, name: string): Readonly<Record<string, string>>[] {
  const { columns = [], rows = [] } = examples[name] ?? {};
  const titles = columns.map((column) => (typeof column === 'string' ? column : column.right));
  return rows.map((cells) =>
    Object.fromEntries(titles.map((title, i) => [title, (cells[i] ?? '').replaceAll(/[*`]/g, '')])),
  );
}

/** A commission as the contract has it (commission-rule.yaml): percent of the amount and the fixed part, within its bounds, rounded half up. */
export interface CommissionRule {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly fix: number;
  readonly min?: number;
  readonly max?: number;
}

/** What the worked month and its screens charge. */
export const EXAMPLE_RULE: CommissionRule = { rate: 140, fix: 10 };

export function commissionOf(amount: number, { rate, fix, min = 0, max = Infinity }: CommissionRule): number {
  return Math.min(max, Math.max(min, Math.round((amount * rate) / 10_000) + fix));
}
