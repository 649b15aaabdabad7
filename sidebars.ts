import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebarGroups } from './src/reference/openapi/sidebar-groups';

/** One entry of a sidebar: the id of a page, or a group. */
type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The calls of a version in the groups of `api/groups.yaml`; the index of methods names those that have no sidebar. */
function apiCalls(version: 'v1' | 'v2'): Item[] {
  const groups = sidebarGroups(__dirname, version).map(({ label, pages }): Item => ({
    type: 'category',
    label,
    collapsed: version === 'v1',
    items: pages.map((route) => route.slice(1)),
  }));
  return [`api/${version}/list`, ...groups];
}

const group = (label: string, ...pages: string[]): Item => ({
  type: 'category',
  label,
  items: pages.map((page) => `services/${page}`),
});

/** The guides, by how the payer pays and then by where: a merchant knows one of the two. */
const methods: readonly Item[] = [
  group('Cards', 'acquiring_form', 'acquiring_h2h', 'card_tokenization', 'card_payout'),
  group('Card to card, P2P', 'p2p/index', 'p2p_transfer_form', 'p2p_transfer_h2h'),
  group('Brazil', 'pix', 'open_finance/index', 'boleto', 'picpay', 'brazil/pix_onramp'),
  group('Mexico', 'mexico', 'spei', 'oxxo_pay', 'cash'),
  group('Argentina', 'cbucvu', 'rapipago', 'pago_facil'),
  group(
    'Peru, Chile, Ecuador, Colombia, Paraguay',
    'peru',
    'bank_transfer/peru_bank_transfer_hpp',
    'bank_transfer/peru_bank_transfer_payout',
    'chile',
    'khipu',
    'mach',
    'ecuador',
    'pse',
    'bank_transfer/pyg_payin_hpp',
    'bank_transfer/pyg_payout',
  ),
  group('Cash in Latin America', 'cashpayments'),
  group('Canada', 'interac'),
  group('Europe and Turkey', 'europe', 'blik', 'portugal', 'turkey', 'bank_transfer/ukraine_iban_payouts'),
  group(
    'Asia and the Caucasus',
    'upi',
    'philippines',
    'pakistan',
    'online_payments/index',
    'online_payments/pkr',
    'online_payments/uzs',
    'm10',
  ),
  group(
    'Africa',
    'mobile_money/kenya',
    'mobile_money/ghana',
    'mobile_money/cameroon',
    'mobile_money/cote_divoire',
    'nigeria',
    'south_africa',
    'egypt',
  ),
  group(
    'Binance',
    'binance/binance_payin',
    'binance/binance_pay_qr',
    'binance/binance_pay_qr_mini',
    'binance/binance_debit',
    'binance/binance_debit_periodic',
    'binance/binance_direct_debit_pay',
    'binance/binance_payout',
    'binance/binance_code',
  ),
  group(
    'Crypto',
    'cryptofiat',
    'crypto/bybit_pay',
    'crypto/gate_pay',
    'crypto/tonkeeperpay',
    'onramp_widget',
  ),
  group('Wallets', 'anycash/anycash_payin', 'anycash/anycash_payout'),
  group('Phone bill and invoices', 'mobile_commerce/index', 'invoicing_service'),
];

/**
 * The documentation sidebar, ordered by what an integrator does: understand, sign, take a payment, look things up.
 * Pages without a sidebar are named in tests/content/routes.json; `callbacks_get` and `request_format_v1` are reached from their v2 twins.
 */
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    { type: 'link', label: 'Find a payment method', href: '/#methods' },
    {
      type: 'category',
      label: 'Start here',
      collapsible: false,
      items: ['request_format', 'response_format', 'callbacks', 'payment_page', 'reports'],
    },
    { type: 'category', label: 'Payment methods', collapsible: false, items: [...methods] },
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
