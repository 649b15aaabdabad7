/**
 * A cabinet of one screen, two roles and a worked example, for unit tests of directives.
 */
import type { Cabinet } from '../cabinet/read-cabinet';
import type { CabinetColumn } from '../cabinet/columns-schema';
import { schema as screenSchema } from '../cabinet/screen-schema';

const screen = screenSchema.parse({
  id: 'wallets',
  title: 'Wallets <all>',
  route: '/cabinet/balances/',
  view: 'balances.view',
  purpose: 'Shows wallets.',
  alt: 'Schematic screen of wallets.',
  actions: [{ id: 'move', label: 'Move', permission: 'transfers.create', result: 'Moves money.' }],
  filters: [{ id: 'period', label: 'Period', control: 'period', shown: 'Today', meaning: 'In UTC.' }],
  cards: [{ id: 'closing', label: 'At the end', value: '24.67 EUR', meaning: 'The last balance.' }],
  tables: [{ id: 'list', columns: ['wallet', 'balance'], rows: [{ wallet: 'Main', balance: '100 EUR' }] }],
  panels: [
    {
      id: 'one',
      title: 'One wallet',
      fields: [
        { id: 'name', label: 'Name', control: 'text', required: true, sample: 'Main', meaning: 'Its name.' },
      ],
    },
  ],
  states: [{ label: 'Paid', status: 1, meaning: 'It is paid.', next: 'Deliver.' }],
  exports: ['csv'],
  api: [{ operation: 'transaction-create', note: 'Registers a payment.' }],
  callouts: [
    { n: 1, target: 'column:balance', text: 'What you have.' },
    { n: 2, target: 'action:move', text: 'Moves it.' },
  ],
});

const wallet: CabinetColumn = { id: 'wallet', label: 'Wallet', kind: 'text', meaning: 'Its name.' };
const balance: CabinetColumn = {
  id: 'balance',
  label: 'Balance',
  kind: 'money',
  meaning: 'What is in it.',
  from: 'transaction.id',
};

export const fixtureCabinet: Cabinet = {
  exponents: new Map([['EUR', 2]]),
  roles: {
    roles: [
      { id: 'owner', name: 'Owner', purpose: 'May do everything.' },
      { id: 'viewer', name: 'Viewer', purpose: 'Looks.' },
    ],
    groups: [{ id: 'money', title: 'Money' }],
    permissions: [
      { id: 'balances.view', name: 'Balances', group: 'money', meaning: 'See wallets.' },
      { id: 'transfers.create', name: 'Transfers', group: 'money', meaning: 'Move money.' },
      { id: 'screens.export', name: 'Export', group: 'money', meaning: 'Save rows.' },
    ],
    matrix: { owner: 'all', viewer: ['balances.view'] },
  },
  sections: {
    menu: [{ id: 'money', title: 'Money', purpose: 'Own money.', screens: ['wallets'] }],
    outside: [],
  },
  columns: new Map([
    ['wallet', wallet],
    ['balance', balance],
  ]),
  screens: new Map([['wallets', screen]]),
  tables: new Map([
    [
      'wallets',
      [
        {
          id: 'list',
          columns: [wallet, balance],
          rows: [
            [
              { kind: 'text', text: 'Main' },
              { kind: 'money', money: { units: 100, currency: 'EUR' } },
            ],
          ],
        },
      ],
    ],
  ]),
  examples: {
    statement: {
      label: 'Statement of the month',
      columns: ['Line', { right: 'Sum, EUR' }],
      rows: [['**Closing balance**', '24.67']],
    },
  },
};
