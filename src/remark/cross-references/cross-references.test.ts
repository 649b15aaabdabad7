import { describe, expect, it } from 'vitest';
import { fixtureData } from '../tests/fixture-data';
import { mistake, render } from '../tests/render';

const printed = (markdown: string): string => render(markdown).markdown.trim();

describe('an inline reference', () => {
  it.each([
    ['{operator.brand} pays.', 'Acme Pay pays.'],
    ['{operator.hosts.api}', 'https://api.acme.example'],
    ['After {operator.callbacks.retry_after_minutes} minutes.', 'After 1, 5 minutes.'],
    ['{error(203)}', '[203 External id exists](/reference/api_error_codes#203)'],
    ['{status(1)}', '[1 success](/reference/transaction_statuses#1)'],
    ['{reason(2001)}', '[2001 insufficient_funds](/reference/failure_reason_codes#2001)'],
    ['{op("transaction-create")}', '[`transaction/create`](/api/v2/transaction/create)'],
    ['{op("transaction-create", "v1")}', '[`transaction/create`](/api/v1/transaction/create)'],
    ['{op("transaction-find")}', '`transaction/find`'],
    ['A {term(settlement)}.', 'A [settlement](/glossary#settlement).'],
    ['It {term(settlement, "settles")}.', 'It [settles](/glossary#settlement).'],
    ['Keep {/* a comment */} this.', 'Keep {/* a comment */} this.'],
  ])('%s', (source, result) => {
    expect(printed(source)).toBe(result);
  });

  it('lists all codes of an HTTP status, in the order of the table', () => {
    const rows = fixtureData.tables['api-error-codes'].rows;
    const [{ http_status_v2: status } = { http_status_v2: 0 }] = rows;
    const codes = rows.filter((row) => row.http_status_v2 === status).map(({ code }) => code);
    const { markdown } = render(`Codes: {errors(${status})}.`);
    expect(Array.from(markdown.matchAll(/#(\d+)\)/g), ([, code]) => Number(code))).toEqual(codes);
    expect(mistake('{errors(418)}')).toMatch(/^line 1: \{errors\(418\)\}: no code has this HTTP status\. /);
  });

  it('works in a table', () => {
    expect(printed('| A |\n| - |\n| {status(1)} |')).toContain(
      '| [1 success](/reference/transaction_statuses#1) |',
    );
  });

  it('is replaced in code, inline code, link targets and titles of code, operator values only', () => {
    const page =
      '`POST {operator.hosts.api}/x` [a]({operator.hosts.api}/y)\n\n```text title="{operator.brand}"\n{ "a": "{operator.hosts.api}", "b": {error(203)} }\n```';
    const result = printed(page);
    expect(result).toContain('`POST https://api.acme.example/x` [a](https://api.acme.example/y)');
    expect(result).toContain('title="Acme Pay"');
    expect(result).toContain('{ "a": "https://api.acme.example", "b": {error(203)} }');
  });
});

describe('the message for a wrong reference', () => {
  it.each([
    ['{error(204)}', 'line 1: {error(204)}: data/api-error-codes.yaml has no code 204. Did you mean "203"?'],
    [
      'Text\n\nand {reason(1)}',
      'line 3: {reason(1)}: data/failure-reason-codes.yaml has no code 1. Did you mean "2001"?',
    ],
    ['{operator.host.api}', 'line 1: Unknown key "host" in {operator.host.api}. Did you mean "hosts"?'],
    ['{operator.hosts}', 'line 1: {operator.hosts} is a group of values, not one. These exist: api.'],
    ['`{operator.brnd}`', 'line 1: Unknown key "brnd" in {operator.brnd}. Did you mean "brand"?'],
    [
      '{op("transaction-fnd")}',
      'line 1: Unknown operation "transaction-fnd" in v2. Did you mean "transaction-find"?',
    ],
    [
      '{money("payout")}',
      'line 1: Unknown inline reference {money("payout")}. These exist: operator.<key>, errors(<HTTP status>), error(<code>), status(<code>), reason(<code>), op("<id>"), op("<id>", "v1"), scheme(<slug>).<key>, term(<code>), term(<code>, "<words>"). Write a literal brace as \\{.',
    ],
    [
      'First\n\n{term(setlement)}',
      'line 3: {term(setlement)}: data/glossary.yaml has no term "setlement". Did you mean "settlement"?',
    ],
    [
      '{term(refund)}',
      'line 1: {term(refund)}: data/glossary.yaml has no term "refund". These exist: settlement, payout.',
    ],
    [
      'The {term(payout)}.\n\nAnother {term(payout, "payouts")}.',
      'line 3: The page has linked this term before, in line 1. Only its first use is a link: write the word here.',
    ],
  ])('%s', (page, message) => {
    expect(mistake(page)).toBe(message);
  });
});
