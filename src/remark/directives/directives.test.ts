import { describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { field } from '@gateway-docs/site-data/tests';
import { fixtureData } from '../tests/fixture-data';
import { render } from '../tests/render';

const withoutContent: SiteData = {
  ...fixtureData,
  operations: fixtureData.operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      fields: [field('error'), field('response', { nullable: true })],
    })),
  })),
};

const headings = (markdown: string): string[] => markdown.split('\n').filter((line) => line.startsWith('#'));

describe('::operation', () => {
  const v2 = render('::operation{#transaction-create version=v2}');
  const v1 = render('::operation{#transaction-create version=v1}');

  it('has its sections in order, with anchors that do not depend on the wording', () => {
    expect(headings(v2.markdown)).toEqual([
      '## When to use it',
      '## Authentication',
      '## Request',
      '## Response',
      '## Statuses',
      '## Repeating the call',
      '## Errors',
    ]);
    expect(v2.ids).toEqual(
      expect.arrayContaining([
        'when',
        'authentication',
        'request',
        'responses',
        'statuses',
        'repeat',
        'errors',
      ]),
    );
  });

  it('has the same anchors in both versions, so that the version switch leads to the same place', () => {
    const credentials = (id: string): boolean => id === 'request-auth' || id.startsWith('headers-');
    expect(v1.ids.filter((id) => !credentials(id))).toEqual(v2.ids.filter((id) => !credentials(id)));
  });

  it('gives each parameter a row with an anchor, small objects indented, larger ones in a closed block', () => {
    expect(v2.ids).toEqual(
      expect.arrayContaining([
        'request-service_id',
        'request-card',
        'request-card-token',
        'request-point-properties',
        'request-point-callback_url',
        'responses-id',
      ]),
    );
    expect(v2.markdown).toContain('<Details id="request-point-properties" summary="point: 4 fields">');
  });

  it('says type, constraint and example of a parameter, and not that an id counts from 1', () => {
    const rowOf = (id: string) => v2.markdown.split('\n').find((line) => line.includes(`#request-${id}`));
    expect(rowOf('service_id')).toMatch(
      /<Flag kind="required">required<\/Flag>.*\| integer +\| [^|]*<Fact>Example:\u00a0`1042`<\/Fact>/,
    );
    expect(rowOf('card-token')).toContain('<Fact>1 to 63 characters. Example:\u00a0`ct_demo`</Fact>');
  });

  it('offers several examples as tabs and one without', () => {
    expect(v2.markdown).toContain('<TabPanel value="voucher" label="A voucher">');
    expect(v2.markdown).toContain('```json title="Registered"');
  });

  it('lists errors with the HTTP status in version 2 only, the cause of this operation, and whether to send again', () => {
    const rowOf = (markdown: string): string | undefined =>
      markdown
        .split('\n')
        .find(
          (line) => line.includes('api_error_codes#203') && !line.includes('What') && line.startsWith('|'),
        );
    expect(rowOf(v2.markdown)).toMatch(/HTTP: 409.*Said here only\..*Send again: No/);
    expect(rowOf(v1.markdown)).not.toContain('HTTP');
  });

  it('leads from an unknown outcome to what the operation says about repeating it', () => {
    const row = v2.markdown
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes('api_error_codes#13'));
    expect(row).toContain('The outcome is unknown: [Repeating the call](#repeat).');
  });

  it('prefers the cause and the remedy that an operation has of its own', () => {
    const [create] = fixtureData.operations;
    if (!create) throw new Error('The fixture has no operation.');
    const errorTexts = new Map([[203, { cause: 'Another cause.', remedy: 'Another remedy.' }]]);
    const { markdown } = render('::operation{#transaction-create version=v2}', {
      ...fixtureData,
      operations: [{ ...create, errorTexts }],
    });
    // Its own remedy says whether to send again.
    expect(markdown).toMatch(/Another cause\..*Another remedy\. +\|/);
  });

  it('shows no fields of an answer that has none', () => {
    const { markdown } = render('::operation{#transaction-create version=v2}', withoutContent);
    expect(markdown).toContain('`error.code` 0 means accepted; `response` is null.');
    expect(markdown).not.toContain('Fields of the response');
  });

  it('tells the credentials of its version', () => {
    expect(v2.markdown).toContain('[`X-Signature`](#headers-X-Signature)');
    expect(v1.markdown).toContain('[`auth`](#request-auth)');
  });

  it('links what comes before and after, and names what has no page yet', () => {
    expect(v2.markdown).toContain('**Before it:** `service/list`');
    expect(v2.markdown).toContain('**After it:** [Callbacks](/callbacks), `transaction/find`');
  });

  it('links the codes that the contract refers to, by their numbers', () => {
    expect(v2.markdown).toContain('Another code is error [203](/reference/api_error_codes#203).');
  });

  it('leads to the other version', () => {
    expect(v2.markdown).toContain('[Version 1](/api/v1/transaction/create) **Version 2**');
  });

  it('leaves out the sections that an operation has nothing for', () => {
    const find = render('::operation{#transaction-find version=v2}');
    expect(headings(find.markdown)).not.toContain('## Errors');
    expect(headings(find.markdown)).not.toContain('## Statuses');
  });
});

describe('::reference-table', () => {
  it('groups error codes, with an anchor for each code and everything that a reader acts on', () => {
    const { ids, markdown } = render('::reference-table{name=api-error-codes}');
    expect(ids).toEqual(expect.arrayContaining(['general', '0', '13', 'transactions', '203']));
    expect(markdown).toMatch(
      /External id exists.*HTTP in v2: 409.*Text for the payer: <Copyable text="Please try again\.">\*Please try again\.\*<\/Copyable>.*Who acts: You.*Send again: No/,
    );
  });

  it('links the statuses that may follow', () => {
    const { markdown } = render('::reference-table{name=transaction-statuses}');
    expect(markdown).toContain('May become: [4 reversed](/reference/transaction_statuses#4)');
    expect(markdown).toContain('May become: nothing else');
  });

  it('shows test data with the value to copy, the outcome and the callbacks', () => {
    const { ids, markdown } = render('::reference-table{name=test-cards}');
    expect(ids).toEqual(expect.arrayContaining(['defaults', 'card', 'card-success', 'card-declined']));
    expect(markdown).toContain('<Copyable text="4000000000020018">`4000000000020018`</Copyable>');
    expect(markdown).toContain(
      '5 seconds later: [2 failed](/reference/transaction_statuses#2), reason [2001 insufficient_funds](/reference/failure_reason_codes#2001).',
    );
  });

  it('says where the values come from', () => {
    expect(render('::reference-table{name=failure-reason-codes}').markdown).toMatch(
      /Source: Contract.*2026-01-02.*For tests\./,
    );
  });
});

describe('::client', () => {
  it('prints the files of a part, each titled with its name', () => {
    const { markdown } = render('::client{language=php part=v2}');
    expect(markdown).toContain('<TabPanel value="php" label="PHP">');
    expect(markdown).toContain('```php title="V2.php" download="/clients/php/V2.php.txt"\n  // V2.php');
  });

  it('prints every file once without a part, and takes curl for the shell client', () => {
    const { markdown } = render('::client{language=curl}');
    expect(markdown.match(/title="http\.sh"/g)).toHaveLength(1);
    expect(markdown.match(/title=/g)).toHaveLength(4);
  });

  it('prints the merchant only where it is asked for', () => {
    expect(render('::client{language=php part=merchant}').markdown).toContain('title="Payments.php"');
    expect(render('::client{language=php}').markdown).not.toContain('title="Payments.php"');
  });

  it('stands in language tabs beside ordinary code', () => {
    const page =
      '<LanguageTabs>\n\n::client{language=php part=v1}\n\n```python\nprint(1)\n```\n\n</LanguageTabs>';
    const { markdown } = render(page);
    expect(markdown.match(/<TabPanel value="(\w+)"/g)).toEqual([
      '<TabPanel value="php"',
      '<TabPanel value="python"',
    ]);
  });
});
