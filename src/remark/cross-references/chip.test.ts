import { expect, it } from 'vitest';
import { callChip, codeChip, STATUS_TONES } from './chip';
import { link } from '../mdast/nodes';
import { demoSite } from '@gateway-docs/contract/tests';

it('every status has a colour, and one that can still change has that of waiting', async () => {
  const { tables } = await demoSite.load();
  const { rows } = tables['transaction-statuses'];
  expect([...STATUS_TONES.keys()].sort((a, b) => a - b)).toEqual(
    rows.map(({ code }) => code).sort((a, b) => a - b),
  );
  for (const { code, final } of rows) expect(STATUS_TONES.get(code) === 'waiting', String(code)).toBe(!final);
});

it('a chip says its kind and its tone', () => {
  expect(codeChip('/x#1', '1 success', 'status', 1).data?.hProperties).toEqual({
    className: ['gw-chip'],
    dataChip: 'status',
    dataTone: 'success',
  });
});

it('a chip with a number alone has the name of the code, for paper', () => {
  expect(codeChip('/x#203', '203', 'error', 203, 'Already exists').data?.hProperties).toMatchObject({
    dataChip: 'error',
    dataName: 'Already exists',
  });
});

it('a call says what it does and where it goes; a callback has no address', () => {
  const call = {
    id: 'a',
    version: 'v2',
    name: 'a/b',
    title: 'Do it',
    method: 'POST',
    path: '/api/v2/a/b',
    direction: 'call',
  } as const;
  const meaningOf = (direction: 'call' | 'callback') =>
    callChip(link('/a/b', 'a/b'), { ...call, direction }).data?.hProperties?.dataMeaning;
  expect(meaningOf('call')).toBe('Do it: POST /api/v2/a/b');
  expect(meaningOf('callback')).toBe('Do it');
});
