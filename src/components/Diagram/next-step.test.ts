import { describe, expect, it } from 'vitest';
import type { FlowEvent, StepPatterns } from '@gateway-docs/site-data/flows';
import { matches, nextStep } from './next-step';

const pay = ['transaction/pay'];

/** Call and response, then a choice with two branches, then the callback. */
const STEPS: StepPatterns = {
  '0-0-0': { kind: 'request', calls: pay },
  '1-0-0': { kind: 'response', calls: pay, statuses: [10], words: ['OTP'] },
  '1-0-1': { kind: 'change', statuses: [1] },
  '1-1-0': { kind: 'response', calls: pay, statuses: [10], words: ['NONE'] },
  '1-1-1': { kind: 'change', statuses: [2], reasons: [2002] },
  '2-0-0': { kind: 'callback' },
  '2-0-1': { kind: 'acknowledgement', httpStatus: 200 },
  '3-0-0': { kind: 'callback', statuses: [4] },
};

const response = (word: string): FlowEvent => ({
  kind: 'response',
  path: '/api/v2/transaction/pay',
  status: 10,
  error: 0,
  words: new Set([word]),
});

describe('an event is the nearest step ahead that fits', () => {
  it.each<[string, FlowEvent, Parameters<typeof nextStep>[1], string | undefined]>([
    ['a call', { kind: 'request', path: '/api/v2/transaction/pay?x=1' }, undefined, '0-0-0'],
    ['another call', { kind: 'request', path: '/api/v2/transaction/find' }, undefined, undefined],
    ['a response, by the names in it', response('NONE'), '0-0-0', '1-1-0'],
    ['a response that names neither', response('3DS'), '0-0-0', undefined],
    ['an API error', { ...response('OTP'), error: 203 }, '0-0-0', undefined],
    ['a status', { kind: 'change', status: 1 }, '1-0-0', '1-0-1'],
    ['a status with its reason', { kind: 'change', status: 2, reason: 2002 }, '0-0-0', '1-1-1'],
    ['a status with another reason', { kind: 'change', status: 2, reason: 1001 }, '0-0-0', undefined],
    ['the end that all branches share', { kind: 'callback', status: 2 }, '1-1-1', '2-0-0'],
    ['a callback sent again', { kind: 'callback', status: 1 }, '2-0-1', '2-0-0'],
    ['a later callback', { kind: 'callback', status: 4 }, '2-0-1', '3-0-0'],
    ['an HTTP status of another kind', { kind: 'acknowledgement', httpStatus: 500 }, '2-0-0', undefined],
  ])('%s', (_name, event, from, position) => {
    expect(nextStep(STEPS, from, event)).toBe(position);
  });
});

it('a parameter of a path fits any value, and no longer path', () => {
  const pattern = { kind: 'request', calls: ['service/{service_id}'] } as const;
  expect(matches(pattern, { kind: 'request', path: '/api/v2/service/1042' })).toBe(true);
  expect(matches(pattern, { kind: 'request', path: '/api/v2/account/info' })).toBe(false);
});
