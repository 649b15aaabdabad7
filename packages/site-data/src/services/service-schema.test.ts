import { describe, expect, it } from 'vitest';
import { schema } from './service-schema';

const field = {
  slug: 'card_number',
  label: 'Card number',
  type: 'digits',
  required: true,
  regex: '^[0-9]{12,19}$',
  example: '4111111111111111',
  near_misses: ['4111111111111112'],
  checksum: 'luhn',
  sensitive: 'mask',
  hint: 'Digits only.',
};

const service = {
  id: 1043,
  slug: 'cards',
  name: 'Cards',
  kind: 'card',
  home: '/services/cards',
  schemes: [],
  direction: 'payin',
  countries: 'any',
  currencies: 'any',
  sandbox_currencies: ['EUR'],
  flow: 'h2h',
  call: 'pay',
  payer_auth: ['NONE'],
  payer_data: ['card'],
  fields: [field],
  example: {
    amount: 12540,
    currency: 'EUR',
    wallet_id: 7001,
    order: 'order-1004',
    status: 1,
    result: { payer_auth: 'NONE' },
  },
  payer_action: 'Enters the card.',
  final: 'seconds',
  time_to_final: 'Typically seconds.',
  late_payment: false,
  refundable: 'full',
  refund_note: 'Back to the card.',
  chargeback: true,
  chargeback_note: 'For months.',
  errors: [202, 240],
  failure_reasons: [1001],
  scenarios: [{ id: 'cards-paid', test: 'card-success' }],
  cannot_simulate: 'Chargebacks.',
};

/** Every message of the schema for the service with some keys changed. */
function messages(change: Partial<Record<keyof typeof service | 'reference' | 'share', unknown>>): string[] {
  const result = schema.safeParse({ ...service, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}
const withField = (change: Partial<Record<keyof typeof field | 'condition', unknown>>) =>
  messages({ fields: [{ ...field, ...change }] });

describe('service schema', () => {
  it('accepts a complete service', () => {
    expect(messages({})).toEqual([]);
  });

  it('refuses an example that its own regex or checksum refuses', () => {
    const message = 'of "card_number" fails its own regex or checksum';
    expect(withField({ example: '411' })).toEqual([`the example "411" ${message}`]);
    expect(withField({ example: '4111111111111112' })[0]).toContain(message);
  });

  it('refuses a near miss that would be accepted', () => {
    expect(withField({ near_misses: ['5555555555554444'] })).toEqual([
      '"5555555555554444" is a near miss of "card_number", but regex and checksum accept it',
    ]);
  });

  it('refuses a regex that is not anchored, and a condition on a required field', () => {
    expect(withField({ regex: '[0-9]+' })).toEqual([
      'the regex of "card_number" has to start with ^ and end with $',
    ]);
    expect(withField({ condition: 'With a card.' })).toEqual([
      '"card_number" is required: remove its condition',
    ]);
  });

  it('refuses a flow that does not go with the call', () => {
    expect(messages({ call: 'create' })).toEqual(
      expect.arrayContaining([
        'flow h2h is started with call pay',
        'call pay lists payer_auth, call create has none',
      ]),
    );
    expect(messages({ flow: 'form' })).toEqual(['flow form is started with call create']);
  });

  it('refuses payer data beside "none", twice, or with a word that the finder does not know', () => {
    expect(messages({ payer_data: ['none', 'card'] })).toEqual(['"none" stands alone']);
    expect(messages({ payer_data: ['card', 'card'] })).toEqual(['"card" is listed twice']);
    expect(messages({ payer_data: ['passport'] })).toHaveLength(1);
    expect(messages({ payer_data: [] })).toHaveLength(1);
  });

  it('refuses a time that no table has words for, and a share without its country, its source or its day', () => {
    expect(messages({ final: 'soon' })).toHaveLength(1);
    const source = { title: 'A study', address: 'study.example', checked_on: '2026-11-28' };
    const share = { percent: 40, of: 'payments in online shops in 2024', source };
    const local = { countries: ['BR'], local_names: ['Cards'] };
    expect(messages({ ...local, share })).toEqual([]);
    expect(messages({ share })).toEqual([
      'a share is that of one country, and this method has several: remove it',
    ]);
    expect(messages({ ...local, share: { ...share, percent: 140 } })).toHaveLength(1);
    expect(
      messages({ ...local, share: { ...share, source: { ...source, checked_on: 'today' } } }),
    ).toHaveLength(1);
  });

  it('adds what every service and every payout can answer, in rising order', () => {
    const payout = { ...service, direction: 'payout', errors: [202, 209] };
    expect(schema.parse(payout).errors).toEqual([202, 204, 209, 218, 219, 240]);
    expect(schema.parse(service).errors).toEqual([202, 209, 240]);
  });

  it('refuses a scheme reference without room for the transaction', () => {
    expect(messages({ reference: 'E12345678a1b2c900014' })).toEqual([]);
    expect(messages({ reference: 'E12345678a1b2c' })).toEqual([
      'end it with six digits: the sandbox puts the transaction there',
    ]);
  });

  it('refuses codes twice or out of order, and a field twice', () => {
    expect(messages({ errors: [240, 202] })).toEqual(['codes stand in rising order, each once']);
    expect(messages({ failure_reasons: [1001, 1001] })).toEqual(['codes stand in rising order, each once']);
    expect(messages({ fields: [field, field] })).toEqual(['field "card_number" is there twice']);
  });
});
