import { expect, it } from 'vitest';
import { recognise } from './recognise';

const known = (kind: string, code: number) =>
  ({ error: [0, 11, 15, 203, 224], reason: [1001, 8004], status: [0, 1, 2, 10] })[kind]?.includes(code) ??
  false;
const found = (text: string) => recognise(text, known).map(({ kind, code }) => `${kind} ${code}`);

it.each([
  ['203', ['error 203']],
  [' 8004\n', ['reason 8004']],
  ['0', ['error 0', 'status 0']],
  ['4711', []],
  ['', []],
  ['{"error":{"code":203,"title":"x","message":null},"response":null}', ['error 203']],
  [
    '{"error":{"code":0},"response":{"status":2,"failure_reason_code":1001}}',
    ['error 0', 'status 2', 'reason 1001'],
  ],
  ['{"id":900001,"status":1,"failure_reason_code":null,"revision":3}', ['status 1']],
  [`{\\"error\\":{\\"code\\":224}}`, ['error 224']],
  [`['code' => 203, 'title' => 'x']`, ['error 203']],
  ["{'status': 10, 'amount': 203}", ['status 10']],
  ['2026-11-22T05:46:27Z POST /api/v2/transaction/pay HTTP 401 code 11 18.8 ms', ['error 11']],
  ['callback 910001 revision 3 status 1 attempt 1: 204', ['status 1']],
  ['HTTP/1.1 429 Too Many Requests, status code: 429, error 15', ['error 15']],
  ['GatewayError: 203 External transaction id already exists, code=203', ['error 203']],
  ['order-203 failed with reason 8004, status 2', ['reason 8004', 'status 2']],
  ['{"status":1}{"status":1}', ['status 1']],
  ['<h1>502 Bad Gateway</h1>', []],
])('%s', (text, codes) => {
  expect(found(text)).toEqual(codes);
});

it('reads a megabyte in no time', () => {
  expect(found('{"status":'.repeat(100_000))).toEqual([]);
  expect(found('x'.repeat(1_000_000))).toEqual([]);
});
