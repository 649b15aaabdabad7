import { describe, expect, it } from 'vitest';
import { readLogLine } from './read-log-line';

describe('readLogLine', () => {
  it.each([
    ['java.net.SocketTimeoutException: Read timed out', 'Socket Timeout : Read timed out'],
    ['requests.exceptions.ConnectionError: aborted', 'Connection : aborted'],
    ['HTTP/1.1 409 Conflict', 'HTTP 409 Conflict'],
    [
      '2026-11-22T10:00:00Z ERROR POST https://shop.example/v2/x resulted in a `409 Conflict`',
      'POST /v2/x `409 Conflict`',
    ],
    ['SyntaxError: Unexpected end of JSON input at position 12', 'Syntax : Unexpected end of JSON input'],
    ['curl error 7 after 30000 ms', 'curl error 7 after'],
    [
      '402 {"error":{"code":105,"title":"Not enough balance","message":null},"response":null}',
      '402 {"error":{"code":105, "Not enough balance", }, }',
    ],
    ['"status": 5, "failure_reason_code": 8001', '"status": 5, "failure_reason_code": 8001'],
  ])('%s: leaves what the line tells', (line, fact) => {
    expect(readLogLine(line)).toBe(fact);
  });

  it.each(['refund', 'callback_url', 'payment error 203', 'timestamp older than 300 seconds', 'payUrl'])(
    '%s: stays what a reader typed',
    (text) => {
      expect(readLogLine(text)).toBe(text);
    },
  );

  it('keeps a line in which nothing else is left', () => {
    expect(readLogLine('ERROR 0x7f')).toBe('ERROR 0x7f');
  });
});
