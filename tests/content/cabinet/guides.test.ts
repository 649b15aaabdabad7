/** The guides of the cabinet against its data: numbers of the pictures, sums of the samples. Their prose is measured in tests/content/guides. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionsOf, type Cabinet } from '@gateway-docs/site-data/cabinet';
import { listFiles } from '@gateway-docs/kit/files';
import { commissionOf, EXAMPLE_RULE, rowsOf, unitsOf } from './support/examples';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../../..');
const guides = listFiles(root, 'cabinet')
  .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

let cabinet: Cabinet;
beforeAll(async () => {
  cabinet = (await demoSite.load()).cabinet;
});

describe('a guide', () => {
  it.each(guides.map(({ file }) => file))('%s uses every number of its picture and no other', (file) => {
    const text = guides.find((guide) => guide.file === file)?.text ?? '';
    const shown = [...text.matchAll(/^::screen\{#([\w-]+)\}/gm)].map(([, id]) =>
      cabinet.screens.get(id ?? ''),
    );
    const last = Math.max(0, ...shown.map((screen) => screen?.callouts.length ?? 0));
    // `{status(1)}` is a status and no number of the picture.
    const used = new Set(
      [...text.replace(/\{[^}]*\}/g, '').matchAll(/\((\d)\)/g)].map(([, number]) => Number(number)),
    );
    expect([...used].sort()).toEqual(Array.from({ length: last }, (_, i) => i + 1));
  });

  it('presses in its steps only buttons that its screen has', () => {
    const missing = guides.flatMap(({ file, text }) => {
      const [, id = ''] = /^::screen\{#([\w-]+)\}/m.exec(text) ?? [];
      const screen = cabinet.screens.get(id);
      const buttons = (screen ? actionsOf(screen) : []).map(({ label }) => label);
      const steps = [...text.matchAll(/^\d+\. .*$/gm)].join('\n');
      const pressed = [...steps.matchAll(/\bpress "([^"]+)"(?:, then "([^"]+)")?/gi)];
      return pressed
        .flatMap(([, first, second]) => [first, second].filter((label) => label !== undefined))
        .filter((label) => !buttons.includes(label))
        .map((label) => `${file}: ${label}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Columns of one object: a column that says which one, and the objects whose values may stand beside it. */
const SUBJECTS = new Map<string, { beside: string[]; objects: string[] }>([
  ['created_at', { beside: ['transaction', 'your_id'], objects: ['transaction', 'service'] }],
  ['price', { beside: ['page'], objects: ['page', 'wallet'] }],
  ['currency', { beside: ['wallet'], objects: ['wallet'] }],
]);

const tablesOf = ({ tables }: Cabinet) =>
  [...tables].flatMap(([screen, shown]) => shown.map(({ columns }) => ({ screen, columns })));

describe('a screen', () => {
  it('offers the movements that its column names as values of its filter', () => {
    const screen = cabinet.screens.get('reporting-balance-history');
    const values = screen?.filters.find(({ id }) => id === 'kind')?.values?.toLowerCase();
    const { columns = [] } = cabinet.tables.get('reporting-balance-history')?.[0] ?? {};
    const named = columns.find(({ label }) => label === 'Movement')?.meaning;
    expect(values).toMatch(/^payment, .*chargeback fee/);
    expect(named).toContain(`: ${String(values)}.`);
  });

  it.each([...SUBJECTS])(
    'shows the column %s only in rows of its own object',
    (column, { beside, objects }) => {
      const mixed = tablesOf(cabinet).filter(({ columns }) => {
        const shown = columns.map(({ id }) => id);
        const from = columns.flatMap((shownColumn) => shownColumn.from?.split('.')[0] ?? []);
        if (!shown.includes(column)) return false;
        return !beside.some((id) => shown.includes(id)) || from.some((object) => !objects.includes(object));
      });
      expect(mixed.map(({ screen }) => screen)).toEqual([]);
    },
  );

  it('names in a column every value that the filter of the same name has, when it names two', () => {
    const forgotten = [...cabinet.screens].flatMap(([id, { filters }]) =>
      filters.flatMap(({ label, values = '' }) => {
        const column = tablesOf(cabinet)
          .filter(({ screen }) => screen === id)
          .flatMap(({ columns }) => columns)
          .find((shown) => shown.label === label);
        const words = values
          .toLowerCase()
          .split(', ')
          .filter((word) => word !== 'all' && word !== 'both');
        const missing = words.filter((word) => !column?.meaning.toLowerCase().includes(word));
        return column && words.length - missing.length > 1
          ? missing.map((word) => `${id}: ${label}: ${word}`)
          : [];
      }),
    );
    expect(forgotten).toEqual([]);
  });

  it('explains each status of its top-up that its guide names', () => {
    const unexplained = guides
      .filter(({ file }) => file.startsWith('cabinet/deposits/'))
      .flatMap(({ file, text }) => {
        const [, id = ''] = /^::screen\{#([\w-]+)\}/m.exec(text) ?? [];
        const states = cabinet.screens.get(id)?.states.map(({ status }) => status) ?? [];
        if (!states.some((status) => status !== undefined)) return [];
        const named = [...text.matchAll(/\{status\((\d+)\)\}/g)].map(([, code]) => Number(code));
        // A failure reason is one of status 2.
        if (text.includes('{reason(')) named.push(2);
        return named.filter((code) => !states.includes(code)).map((code) => `${file}: ${code}`);
      });
    expect(unexplained).toEqual([]);
  });
});

/** Amount of a sample such as `2,374.60 EUR` or `333.33`, in hundredths. */
const hundredths = (sample: string): number =>
  Math.round(Number(/-?[\d,]+\.\d\d/.exec(sample)?.[0].replaceAll(',', '')) * 100);

describe('the sums of the pictures', () => {
  const sample = (screen: string, field: string): number => {
    const fields = cabinet.screens.get(screen)?.panels.flatMap((panel) => panel.fields) ?? [];
    return hundredths(fields.find(({ id }) => id === field)?.sample ?? '');
  };
  const cell = (screen: string, column: string, row: number): number => {
    const table = cabinet.tables.get(screen)?.find(({ columns }) => columns.some(({ id }) => id === column));
    const found = table?.rows[row]?.[table.columns.findIndex(({ id }) => id === column)];
    return found?.kind === 'money' ? found.money.units : NaN;
  };

  it('add the parts of the reserve up to the reserve', () => {
    const parts = ['under-way', 'disputes', 'security'].map((field) => sample('balances', field));
    expect(parts.reduce((total, part) => total + part, 0)).toBe(cell('balances', 'reserve', 0));
  });

  it('follow from the end of the worked month: two payments of the new year are on top', () => {
    const closing = unitsOf(rowsOf(cabinet, 'statement').at(-1)?.['Sum, EUR']);
    const late = rowsOf(cabinet, 'transactions').find(({ Transaction = '' }) =>
      Transaction.endsWith('order-916'),
    );
    const paid = cell('reporting-transactions', 'captured', 0);
    const brought = unitsOf(late?.['Wallet amount']) + paid - commissionOf(paid, EXAMPLE_RULE);
    expect(cell('balances', 'balance', 0)).toBe(closing + brought);
    expect(cell('general-overview', 'balance', 0)).toBe(closing + brought);
    const page = guides.find(({ file }) => file === 'cabinet/final_report/index.mdx')?.text;
    expect(page).toContain(`Together they bring ${(brought / 100).toFixed(2)}`);
  });

  it('let amount and commission leave the wallet together', () => {
    const amount = sample('payout-create', 'amount');
    expect(sample('payout-create', 'commission')).toBe(commissionOf(amount, EXAMPLE_RULE));
    expect(sample('payout-create', 'leaves')).toBe(amount + sample('payout-create', 'commission'));
    expect(cell('payout-history', 'commission', 0)).toBe(sample('payout-create', 'commission'));
  });

  it('convert a transfer as its list does', () => {
    expect(sample('wallets-transfer', 'amount')).toBe(cell('wallets-transfer', 'sent', 1));
    expect(sample('wallets-transfer', 'arrives')).toBe(cell('wallets-transfer', 'received', 1));
  });

  it('hold what is disputed', () => {
    const disputed = unitsOf(
      cabinet.screens.get('chargebacks')?.cards.find(({ id }) => id === 'held')?.value,
    );
    expect(disputed).toBe(cell('chargebacks', 'disputed', 0));
    expect(disputed).toBe(sample('balances', 'disputes'));
  });

  it('give back no more than was captured', () => {
    expect(sample('reporting-transactions', 'left')).toBe(
      cell('reporting-transactions', 'captured', 0) - cell('reporting-transactions', 'reversed', 0),
    );
  });
});
