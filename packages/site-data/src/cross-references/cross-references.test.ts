import { describe, expect, it } from 'vitest';
import { fixtureOperations } from '../tests/fixture-operations';
import { fixtureFacts } from '../tests/fixture-facts';
import { bareCodes, explainBareCode, pieces } from './find';
import { nameOfCall, resolveReference } from './resolve';
import { IN_FACTS, IN_FLOWS, IN_PAGES, inWords, valuesInWords, type Forms } from './words';

const { codes, operator } = fixtureFacts;
const known = { codes, operator };

describe('pieces of a text', () => {
  it('are references and the words between them; other braces are words', () => {
    expect(pieces('a {error(203)}{operator.brand} {transaction_id}')).toEqual([
      { words: 'a ' },
      { expression: 'error(203)' },
      { expression: 'operator.brand' },
      { words: ' {transaction_id}' },
    ]);
    expect(pieces('')).toEqual([]);
  });

  it('lose the backslash before a number that is no code', () => {
    const text = String.raw`Fulfilled with status \0, {status(1)} or \2, \d`;
    expect(inWords(text, known, IN_FACTS)).toBe(String.raw`Fulfilled with status 0, 1 or 2, \d`);
  });
});

describe('a reference in words', () => {
  it.each<[string, Forms, string]>([
    ['Status {status(1)}, error {error(203)}', IN_FACTS, 'Status 1, error 203'],
    ['Status {status(1)}, reason {reason(2001)}', IN_FLOWS, 'Status 1 success, reason 2001'],
    ['{status(1)}, {reason(2001)}', IN_PAGES, '1 success, 2001 insufficient_funds'],
    ['{operator.brand} and {operator.callbacks.retry_after_minutes}', IN_FACTS, 'Acme Pay and 1, 5'],
  ])('%s', (text, forms, words) => {
    expect(inWords(text, known, forms)).toBe(words);
  });

  it('is found in every text of a value, and nothing else of the value changes', () => {
    const value = { a: ['{status(1)}', 1, null], b: { c: true, d: 'error {error(203)}' } };
    expect(valuesInWords(value, known)).toEqual({ a: ['1', 1, null], b: { c: true, d: 'error 203' } });
  });

  it('names an operation where the text may', () => {
    expect(
      inWords('{op("transaction-find")}', { ...fixtureFacts, operations: fixtureOperations }, IN_FACTS),
    ).toBe('transaction/find');
  });
});

describe('the message for a reference that leads nowhere', () => {
  it.each([
    ['error(204)', '{error(204)}: data/api-error-codes.yaml has no code 204. Did you mean "203"?'],
    ['status(77)', '{status(77)}: data/transaction-statuses.yaml has no code 77. These exist: '],
    [
      'op("transaction-find")',
      '{op("transaction-find")}: only pages link operations. Write the name of the call',
    ],
    ['errors(203)', 'Unknown inline reference {errors(203)}. '],
    ['error(x)', 'Unknown inline reference {error(x)}. Did you mean "error(<code>)" '],
    ['operator.brnd', 'Unknown key "brnd" in {operator.brnd}. Did you mean "brand"?'],
  ])('%s', (expression, message) => {
    expect(() => resolveReference(expression, known)).toThrow(message);
  });
});

describe('a code as bare words', () => {
  it.each([
    ['Refused with error 203.', ['error 203'], 'error {error(203)}'],
    ['Status 5 expired', ['Status 5'], 'Status {status(5)}'],
    ['with failure reason 2001', ['reason 2001'], 'reason {reason(2001)}'],
    ['statuses\n  1', ['statuses\n  1'], 'statuses {status(1)}'],
    ['{status(1)} or 1', ['{status(1)} or 1'], '{status(1)} or {status(1)}'],
    ['error {error(13)}, 203', ['{error(13)}, 203'], '{error(13)}, {error(203)}'],
  ])('is found in "%s"', (text, found, instead) => {
    const [bare] = bareCodes(text, codes);
    expect(bareCodes(text, codes).map((item) => item.found)).toEqual(found);
    expect(bare && explainBareCode(bare)).toContain(`Write ${instead}, so that`);
  });

  it.each([
    'HTTP status 200',
    'error_code 204',
    'after {status(1)}, 30 days',
    String.raw`status \0`,
    'status {status(1)}',
    'code 0',
    'status 2xx',
  ])('is not found in "%s"', (text) => {
    expect(bareCodes(text, codes)).toEqual([]);
  });
});

it.each([
  ['transaction-get-crypto-address', 'transaction/get_crypto_address'],
  ['transaction-p2p-cancel', 'transaction/p2p/cancel'],
  ['binance-pay-notify', 'binance_pay/notify'],
  ['payment-page-list', 'payment_page/list'],
  ['page-customization-get', 'page_customization/get'],
  ['invoice-find', 'invoice_find'],
])('the call %s is named by its endpoint where it has no page: %s', (id, name) => {
  expect(nameOfCall(id)).toBe(name);
});
