import { expect, it } from 'vitest';
import { statusPieces, toneOfText } from './status-words';

const STATUSES = new Map([
  [1, 'success'],
  [2, 'failed'],
  [10, 'pending'],
]);

it('finds statuses with number and name, and leaves other numbers alone', () => {
  expect(statusPieces('Status 10 pending, 10 seconds; then 1 success', STATUSES)).toEqual([
    { text: 'Status ' },
    { text: '10 pending', status: 10 },
    { text: ', 10 seconds; then ' },
    { text: '1 success', status: 1 },
  ]);
  expect(statusPieces('110 pending payments', STATUSES)).toEqual([{ text: '110 pending payments' }]);
});

it('a text has the tone of its status, and none with statuses of several tones', () => {
  expect(toneOfText('Status 1 success', STATUSES)).toBe('success');
  expect(toneOfText('Status 1 success or 2 failed', STATUSES)).toBeUndefined();
  expect(toneOfText('The payer waits', STATUSES)).toBeUndefined();
});
