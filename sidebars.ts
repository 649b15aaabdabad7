import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One entry of a sidebar: the id of a page, or a group. */
type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const P2P_CALLS = ['get_methods_list', 'get_recipient_card', 'confirm', 'cancel'];

/** The calls of a version in the order in which an integration meets them; the index of methods names those that have no sidebar. */
function apiCalls(version: 'v1' | 'v2'): Item[] {
  const group = (label: string, calls: readonly string[], folder = `api/${version}`): Item => ({
    type: 'category',
    label,
    collapsed: version === 'v1',
    items: calls.map((call) => `${folder}/${call}`),
  });
  const transaction = (...calls: string[]): string[] => calls.map((call) => `transaction/${call}`);
  return [
    `api/${version}/list`,
    group('Before a payment', [
      'service/list',
      'service/service_id',
      'account/info',
      'currency/rates',
      ...transaction('currency_rate'),
    ]),
    group('Payments', transaction('create', 'pay', 'update', 'find')),
    group('After a payment', transaction('cancel', 'issue_token')),
    group('Payouts', transaction('validate', 'resend_giftcode')),
    group('P2P transfers', P2P_CALLS, `api/${version}/transaction/p2p`),
    group('Coins and Binance', [...transaction('get_crypto_address'), 'binance_pay/notify']),
    group('Reports', ['create', 'check-report', 'report', 'list'], `api/reports/${version}`),
  ];
}

/**
 * The documentation sidebar, ordered by what an integrator does: understand, sign, take a payment, look things up.
 * It lists only pages that exist. `callbacks_get` and `request_format_v1` are reached from their v2 twins.
 */
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    { type: 'link', label: 'Find a payment method', href: '/#methods' },
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
    { type: 'category', label: 'API v2', collapsible: false, items: apiCalls('v2') },
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
    { type: 'category', label: 'API v1, frozen', collapsible: false, items: apiCalls('v1') },
    { type: 'category', label: 'News', collapsible: false, items: ['changelog'] },
  ],
};

export default sidebars;
