import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The four transaction calls in the order in which an integration meets them. */
function transactionCalls(version: 'v1' | 'v2'): string[] {
  return ['create', 'pay', 'update', 'find'].map((call) => `api/${version}/transaction/${call}`);
}

/**
 * The documentation sidebar, ordered by what an integrator does: understand, sign, take a payment, look things up.
 * It lists only pages that exist. `callbacks_get` and `request_format_v1` are reached from their v2 twins.
 */
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    {
      type: 'category',
      label: 'Start here',
      collapsible: false,
      items: ['request_format', 'response_format', 'callbacks'],
    },
    {
      type: 'category',
      label: 'Take card payments',
      collapsible: false,
      items: ['services/acquiring_form', 'services/acquiring_h2h'],
    },
    {
      type: 'category',
      label: 'Bank, cash and wallet methods',
      collapsible: false,
      items: [
        'services/pix',
        'services/blik',
        'services/oxxo_pay',
        'services/p2p_transfer_h2h',
        'services/binance/binance_debit_periodic',
      ],
    },
    { type: 'category', label: 'API v2', collapsible: false, items: transactionCalls('v2') },
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      items: [
        'reference/transaction_statuses',
        'reference/api_error_codes',
        'reference/failure_reason_codes',
        'reference/test_cards',
        'reference/currency_codes',
        'reference/country_codes',
        'reference/state_codes',
        'reference/language_codes',
        'reference/crypto_codes',
        'reference/bank_codes',
      ],
    },
    { type: 'category', label: 'API v1, frozen', collapsible: false, items: transactionCalls('v1') },
    { type: 'category', label: 'News', collapsible: false, items: ['changelog'] },
  ],
};

export default sidebars;
