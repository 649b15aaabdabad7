import { expect, it } from 'vitest';
import { loadData } from '../../reference/load-data';
import { codeChip, STATUS_TONES } from './chip';
import { link } from '../mdast/nodes';

it('every status has a colour, and one that can still change has that of waiting', async () => {
  const { tables } = await loadData(process.cwd());
  const { rows } = tables['transaction-statuses'];
  expect([...STATUS_TONES.keys()].sort((a, b) => a - b)).toEqual(
    rows.map(({ code }) => code).sort((a, b) => a - b),
  );
  for (const { code, final } of rows) expect(STATUS_TONES.get(code) === 'waiting', String(code)).toBe(!final);
});

it('a chip says its kind and its tone', () => {
  expect(codeChip(link('/x#1', '1 success'), 'status', 1).data?.hProperties).toEqual({
    className: ['gw-chip'],
    dataChip: 'status',
    dataTone: 'success',
  });
});
