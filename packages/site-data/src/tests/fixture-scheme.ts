/** A small fact sheet for unit tests. */
import type { Scheme } from '../schemes/scheme-schema';

export const fixtureScheme: Scheme = {
  name: 'Quickpay',
  sources: {
    rules: { title: 'Rulebook', address: 'quickpay.example/rules', checked_on: '2026-01-02' },
    faq: {
      title: 'Questions',
      address: 'quickpay.example/faq',
      checked_on: '2026-02-03',
      read: 'A stored copy.',
    },
  },
  facts: {
    operator: { value: 'The Quick Bank', source: ['rules'] },
    refund_window: { value: '90 days', source: ['rules', 'faq'], note: 'The bank counts working days.' },
  },
  rules: [{ id: 'night_limit', label: 'Limit at night', value: '1,000', by: 'provider', source: ['faq'] }],
  changes: [{ since: '2026-02', text: 'Codes have seven digits.', source: ['faq'] }],
};
