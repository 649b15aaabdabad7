import { describe, expect, it } from 'vitest';
import type { NotOffered } from '../tables/schemas/not-offered';
import { findOffered } from './not-offered';

type Services = Parameters<typeof findOffered>[1];

const services: Services = [
  { slug: 'cards', name: 'Card payment', direction: 'payin', countries: 'any' },
  {
    slug: 'banks',
    name: 'Bank payment',
    local_names: ['Pay by bank'],
    direction: 'payin',
    countries: ['NL'],
  },
  { slug: 'out', name: 'Bank payout', direction: 'payout', countries: ['NL'] },
];
const schemes = new Map([['pix', { name: 'Pix' }]]);
const row = (name: string, service: string, countries: NotOffered['countries'] = ['NL']): NotOffered => ({
  code: 'method',
  name,
  countries,
  what: 'A method.',
  asked: 'Payers like it.',
  source: ['site'],
  instead: [{ service, how: 'The same payers.' }],
});

describe('methods that are not offered', () => {
  it('are right where the catalogue does not have them', () => {
    expect(findOffered([row('iDEAL', 'banks'), row('Pixel', 'cards', ['FR'])], services, schemes)).toEqual(
      [],
    );
  });

  it.each([
    [row('Pix', 'cards'), '"Pix" is offered: data/schemes/pix.yaml'],
    [row('pay by bank', 'cards'), '"pay by bank" is offered: data/services/banks.yaml'],
    [row('iDEAL', 'bank'), 'the catalogue has no "bank". Did you mean "banks"?'],
    [row('iDEAL', 'out'), '"out" is a payout: no payer can pay by it'],
    [row('Swish', 'banks', ['SE']), '"banks" serves none of its countries'],
    [row('PayPal', 'banks', 'any'), '"banks" serves none of its countries'],
  ])('%j', (wrong, message) => {
    expect(findOffered([wrong], services, schemes)).toEqual([`data/not-offered.yaml, method: ${message}`]);
  });
});
