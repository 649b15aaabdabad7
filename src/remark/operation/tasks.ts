/**
 * What integrators come for, as groups of calls: the order of the index of methods. Names, addresses and purposes of the calls come from
 * the contract; only the grouping is ours.
 */
export interface Task {
  readonly slug: string;
  readonly title: string;
  /** One paragraph of Markdown: what these calls do together. */
  readonly text: string;
  /** Ids of operations, in the order in which they are called. A call that serves two tasks stands in both. */
  readonly operations: readonly string[];
}

/** In the order in which an integration meets them. */
export const TASKS: readonly Task[] = [
  {
    slug: 'prepare',
    title: 'Know what you can offer',
    text: 'Read these before you draw a payment page, and again each day: services, limits and fields change without a release.',
    operations: ['service-list', 'service-get', 'account-info'],
  },
  {
    slug: 'payments',
    title: 'Take a payment',
    text: 'One call registers it. What follows depends on the answer: a page to redirect to, a step of the payer, or waiting.',
    operations: ['transaction-create', 'transaction-pay', 'transaction-update', 'transaction-find'],
  },
  {
    slug: 'changes',
    title: 'Capture, cancel, give back',
    text: 'A hold is captured once. Money that was taken goes back by the method it came from, where the service allows it.',
    operations: ['transaction-complete', 'transaction-cancel'],
  },
  {
    slug: 'payouts',
    title: 'Send a payout',
    text: 'Check it, send it once, wait. A payout that is late is repeated only after find says that the first one has failed.',
    operations: [
      'transaction-validate',
      'transaction-pay',
      'transaction-find',
      'transaction-resend-giftcode',
    ],
  },
  {
    slug: 'saved-cards',
    title: 'Save a card',
    text: 'A token stands for a card in later payments of the same account.',
    operations: ['transaction-issue-token'],
  },
  {
    slug: 'conversion',
    title: 'Convert currencies',
    text: 'Rates for price lists, and the rate of one payment.',
    operations: ['currency-rates', 'transaction-currency-rate'],
  },
  {
    slug: 'p2p',
    title: 'P2P transfers on your own page',
    text: 'After `transaction/pay` has registered the payment, in this order; cancel takes the place of confirm.',
    operations: [
      'transaction-p2p-get-methods-list',
      'transaction-p2p-get-recipient-card',
      'transaction-p2p-confirm',
      'transaction-p2p-cancel',
    ],
  },
  {
    slug: 'crypto',
    title: 'Coins and Binance contracts',
    text: 'Both are steps of a payment that `transaction/pay` makes: one comes after it, the other days before it.',
    operations: ['transaction-get-crypto-address', 'binance-pay-notify'],
  },
  {
    slug: 'antifraud',
    title: 'Know a card or a payer beforehand',
    text: 'They move no money. The antifraud rules look at each payment by themselves.',
    operations: ['cards-check', 'cards-whitelist-add', 'antifraud-stoplist-check'],
  },
  {
    slug: 'reports',
    title: 'Reports',
    text: 'For many transactions at once, made in the background.',
    operations: ['report-create', 'report-check', 'report-get', 'report-list'],
  },
  {
    slug: 'invoices',
    title: 'Invoices',
    text: 'A link for one payer and one amount.',
    operations: ['invoice-create', 'invoice-find', 'invoice-update', 'invoice-delete'],
  },
  {
    slug: 'payment-pages',
    title: 'Payment pages',
    text: 'A link that can be paid once or many times. The first two calls are signed; the others take the bearer token.',
    operations: [
      'invoicing-token',
      'invoicing-revoke-token',
      'payment-page-create',
      'payment-page-get',
      'payment-page-list',
      'payment-page-update',
      'payment-page-archive',
      'page-template-create',
      'page-template-get',
      'page-template-list',
      'page-template-update',
      'page-template-archive',
      'page-customization-get',
      'page-customization-update',
      'page-transactions-list',
    ],
  },
];
