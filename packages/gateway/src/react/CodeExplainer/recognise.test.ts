import { expect, it } from 'vitest';
import { recognise } from './recognise';

const names: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  error: {
    0: 'Success',
    11: 'Invalid auth',
    15: 'Request limit exceeded',
    20: 'Not found',
    203: 'External transaction ID already exists',
    206: 'Below minimum',
    207: 'Above maximum',
    224: 'Invalid signature',
    300: 'Processing error',
  },
  reason: { 1001: 'declined', 8004: 'account closed' },
  status: { 0: 'new', 1: 'success', 2: 'failed', 10: 'held' },
};
const found = (text: string) =>
  recognise(text, (kind, code) => names[kind]?.[code]).map(({ kind, code }) => `${kind} ${code}`);

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
  ['GatewayError: 203 External transaction ID already exists, code=203', ['error 203']],
  ['order-203 failed with reason 8004, status 2', ['reason 8004', 'status 2']],
  ['{"status":1}{"status":1}', ['status 1']],
  ['<h1>502 Bad Gateway</h1>', []],
  ['error.code = 224', ['error 224']],
  ['Array\n(\n    [code] => 224\n    [title] => Invalid signature\n)', ['error 224']],
  ['    [status] => 2\n    [failure_reason_code] => 1001', ['status 2', 'reason 1001']],
  ['array(1) {\n  ["code"]=>\n  int(224)\n}', ['error 224']],
  ['<code>224</code>', ['error 224']],
  ['Invalid signature (224)', ['error 224']],
  ['224 tests passed in 207 ms, 20 not found, 224 Invalid signatures', []],
  [
    'PHP Fatal error:  Uncaught GatewayException: 224 Invalid signature: See /x in /app/a.php:7',
    ['error 224'],
  ],
  ['[2026-11-26 10:00:00] production.ERROR: 224 Invalid signature {"exception":"…"}', ['error 224']],
  [
    'Exception in thread "main" gateway.GatewayException: 224 Invalid signature\n\tat gateway.A.b(A.java:207)',
    ['error 224'],
  ],
  ['gateway_http.GatewayError: 203 External transaction ID already exists', ['error 203']],
  ['2026/11/26 10:00:00 gateway: 207 Above maximum: amount', ['error 207']],
  ['Refused: 206 Below minimum: amount', ['error 206']],
  ['reason 8004, or 1001 declined', ['reason 8004', 'reason 1001']],
  ['POST /api/v2/transaction/pay: error 300. The outcome is unknown: call transaction/find', ['error 300']],
])('%s', (text, codes) => {
  expect(found(text)).toEqual(codes);
});

it('reads a megabyte in no time', () => {
  expect(found('{"status":'.repeat(100_000))).toEqual([]);
  expect(found('x'.repeat(1_000_000))).toEqual([]);
  expect(found('224 '.repeat(250_000))).toEqual([]);
});
