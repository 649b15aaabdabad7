import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One entry of a sidebar: a group of guides. */
type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const group = (label: string, ...items: string[]): Item => ({
  type: 'category',
  label,
  collapsible: false,
  items,
});

/** The merchant cabinet's sidebar: what a manager sees first, then the daily work, then the settings. */
const sidebars: SidebarsConfig = {
  cabinet: [
    group('General', 'general/overview', 'general/authorization', 'general/interface'),
    group('Money', 'balances/index', 'wallets/transfer'),
    group('Top up', 'deposits/card', 'deposits/binance_pay', 'deposits/payment_page'),
    group('Payouts', 'payout/create', 'payout/templates', 'payout/history'),
    group(
      'Reporting',
      'reporting/transactions',
      'reporting/requests',
      'reporting/balance_history',
      'reporting/reports',
      'final_report/index',
      'chargebacks/index',
    ),
    group(
      'Payment pages',
      'payment_pages/page_list',
      'payment_pages/templates',
      'payment_pages/transactions',
    ),
    group('Invoices and tips', 'payment_services/invoicing', 'payment_services/tips_qr'),
    group(
      'Control',
      'control/access',
      'control/point_settings',
      'control/form_settings',
      'control/requisites',
      'control/tariffs',
      'control/api_requests_log',
    ),
  ],
};

export default sidebars;
