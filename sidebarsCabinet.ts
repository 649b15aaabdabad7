import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadLeftOut } from '@gateway-docs/site-data/pages';
import { groupsOf } from './src/site/sidebar-groups';

/**
 * The merchant cabinet's sidebar: what a manager sees first, then the daily work, then the settings. A guide says in its front matter in
 * which group it stands (`sidebar_group`) and where there (`sidebar_position`).
 */
const sidebars: SidebarsConfig = {
  cabinet: [
    groupsOf('.', {
      mayBeEmpty: loadLeftOut(__dirname).groups,
      collapsible: false,
      groups: [
        'General',
        'Money',
        'Top up',
        'Payouts',
        'Reporting',
        'Payment pages',
        'Invoices and tips',
        'Control',
      ],
    }),
  ],
};

export default sidebars;
