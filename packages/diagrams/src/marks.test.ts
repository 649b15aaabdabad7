import { expect, it } from 'vitest';
import { pieces, toneOf } from './marks';

const MARKS = new Map([
  ['1 success', 'success'],
  ['2 failed', 'danger'],
  ['10 pending', 'waiting'],
]);

it('finds marked phrases, and leaves other words alone', () => {
  expect(pieces('Status 10 pending, 10 seconds; then 1 success', MARKS)).toEqual([
    { text: 'Status ' },
    { text: '10 pending', tone: 'waiting' },
    { text: ', 10 seconds; then ' },
    { text: '1 success', tone: 'success' },
  ]);
  expect(pieces('110 pending payments', MARKS)).toEqual([{ text: '110 pending payments' }]);
});

it('a text has the tone of its phrase, and none with phrases of several tones', () => {
  expect(toneOf('Status 1 success', MARKS)).toBe('success');
  expect(toneOf('Status 1 success or 2 failed', MARKS)).toBeUndefined();
  expect(toneOf('The payer waits', MARKS)).toBeUndefined();
});
