import { describe, expect, it } from 'vitest';
import { findBrokenReferences, type CheckedData } from './broken-references';

const frame = { title: 'T', source: { name: 'N', note: 'N.' }, as_of: '2026-11-21' };
const status = (code: number, name: 'new' | 'success' | 'failed', to: number[]) => ({
  code,
  name,
  final: to.length === 0,
  callback: code > 0,
  meaning: 'M.',
  entitles: 'E.',
  payer_text: 'P.',
  to,
});

/** Data in which everything holds: one error code, one failure reason, one card, one service. */
function soundData(): CheckedData {
  return {
    tables: {
      'api-error-codes': {
        ...frame,
        groups: [{ slug: 'g', title: 'G' }],
        rows: [
          {
            code: 240,
            group: 'g',
            title: 'T',
            cause: 'C.',
            remedy: 'R.',
            who_acts: 'merchant',
            retry: 'never',
            http_status_v2: 403,
            payer_text: 'P.',
            sandbox_trigger: 'S.',
          },
        ],
      },
      'failure-reason-codes': {
        ...frame,
        groups: [{ digit: 1, slug: 'g', title: 'G', general: 1001 }],
        rows: [
          { code: 1001, slug: 's', group: 'g', text: 'T.', remedy: 'R.', retry: 'later', payer_text: 'P.' },
        ],
      },
      'transaction-statuses': {
        ...frame,
        rows: [status(0, 'new', [1, 2]), status(1, 'success', []), status(2, 'failed', [])],
      },
      'test-cards': {
        ...frame,
        defaults: {
          ...{ expire_month: '12', expire_year: '2039', cvv: '123', otp_code: '1', lookup_code: '1' },
          ...{ cres: 'c', threeDSSessionData: 's' },
        },
        kinds: [{ slug: 'card', title: 'Cards', tab: 'Cards', use: 'U.' }],
        rows: [
          {
            id: 'card-declined',
            kind: 'card',
            value: '4111111111111111',
            title: 'Declined',
            trigger: { field: 'fields.card_number', match: 'equals', text: '4111111111111111' },
            outcome: { status: 2, failure_reason_code: 1001 },
            callbacks: [2],
          },
        ],
      },
      'country-codes': {
        ...frame,
        rows: [{ alpha2: 'PL', alpha3: 'POL', numeric: '616', name: 'Poland', dialling: ['48'] }],
      },
      'currency-codes': {
        ...frame,
        rows: [
          { code: 'PLN', numeric: '985', exponent: 2, kind: 'currency', name: 'Zloty', countries: ['PL'] },
          { code: 'XAU', numeric: '959', exponent: null, kind: 'metal', name: 'Gold' },
        ],
      },
    },
    services: [
      {
        id: 1043,
        slug: 'cards',
        name: 'Cards',
        kind: 'card',
        home: '/services/cards',
        schemes: [],
        direction: 'payin',
        countries: ['PL'],
        currencies: ['PLN'],
        sandbox_currencies: ['PLN'],
        flow: 'h2h',
        call: 'pay',
        payer_auth: ['NONE'],
        fields: [],
        payer_data: ['card'],
        example: { amount: 1, currency: 'EUR', wallet_id: 7001, order: 'order-1004', status: 1, result: {} },
        payer_action: 'A.',
        final: 'seconds',
        time_to_final: 'T.',
        late_payment: false,
        refundable: 'no',
        refund_note: 'N.',
        chargeback: false,
        chargeback_note: 'N.',
        errors: [240],
        failure_reasons: [1001],
        scenarios: [{ id: 'cards-declined', test: 'card-declined' }],
        cannot_simulate: 'N.',
      },
    ],
  };
}

/** The problems after a change to the sound data. */
function problems(change: (data: CheckedData) => void): string[] {
  const data = soundData();
  change(data);
  return findBrokenReferences(data);
}
const firstOf = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('the fixture is empty');
  return item;
};

describe('findBrokenReferences', () => {
  it('finds nothing in sound data', () => {
    expect(findBrokenReferences(soundData())).toEqual([]);
  });

  it('names codes that no table has', () => {
    const found = problems((data) => {
      firstOf(data.tables['test-cards'].rows).outcome = { status: 9, error_code: 999 };
      firstOf(data.services).errors = [241];
      firstOf(data.services).failure_reasons = [1002];
    });
    expect(found).toEqual([
      'data/test-cards.yaml, card-declined: status 9 does not exist',
      'data/test-cards.yaml, card-declined: error code 999 does not exist',
      'data/test-cards.yaml, card-declined: status 9 cannot follow status 0',
      'data/test-cards.yaml: no scenario leads to failure reason 1001',
      'data/services/cards.yaml: error code 241 does not exist',
      'data/services/cards.yaml: failure reason 1002 does not exist',
    ]);
  });

  it('names a change of status that the contract does not know', () => {
    const found = problems((data) => {
      firstOf(data.tables['test-cards'].rows).outcome.then = [{ by: 'gateway', after_seconds: 5, status: 1 }];
    });
    expect(found).toEqual(['data/test-cards.yaml, card-declined: status 1 cannot follow status 2']);
  });

  it('names scenarios by amount that a field of the request makes unreachable', () => {
    const found = problems((data) => {
      const row = firstOf(data.tables['test-cards'].rows);
      data.tables['test-cards'].rows.push({ ...row, id: 'amount-declined', kind: 'amount' });
      const service = firstOf(data.services);
      service.scenarios.push({ id: 'cards-by-amount', test: 'amount-declined' });
      service.fields.push({
        slug: 'card_number',
        label: 'Card',
        type: 'digits',
        required: true,
        regex: '^[0-9]{16}$',
        example: '4111111111111111',
        near_misses: ['4'],
        sensitive: 'mask',
        hint: 'H.',
      });
    });
    expect(found).toEqual([
      'data/services/cards.yaml: the sandbox looks at "card_number" and not at the amount: amount-declined would end like the ' +
        'example. In their place there are card-declined',
    ]);
  });

  it('wants exactly one way to get an error code in the sandbox', () => {
    expect(problems((data) => delete firstOf(data.tables['api-error-codes'].rows).sandbox_trigger)).toEqual([
      'data/api-error-codes.yaml, 240: nothing leads to it in the sandbox. Say in sandbox_trigger how to get it, or give data/test-cards.yaml a row',
    ]);
    expect(problems((data) => (firstOf(data.tables['test-cards'].rows).outcome.error_code = 240))).toContain(
      'data/api-error-codes.yaml, 240: it has a sandbox_trigger and a row of data/test-cards.yaml. Leave out the sandbox_trigger',
    );
  });

  it('names scenarios, countries and currencies that do not exist, and ids that are there twice', () => {
    const found = problems((data) => {
      const service = firstOf(data.services);
      service.countries = ['PX'];
      service.currencies = ['PLX'];
      service.scenarios = [{ id: 'card-declined', test: 'card-lost' }];
    });
    expect(found).toEqual([
      'data/services/cards.yaml: currency PLX does not exist',
      'data/services/cards.yaml: country PX does not exist',
      'data/services/cards.yaml: scenario card-declined: test-cards.yaml has no row "card-lost"',
      'scenario id card-declined is in both data/test-cards.yaml and data/services/cards.yaml: each has one of its own',
    ]);
  });
});
