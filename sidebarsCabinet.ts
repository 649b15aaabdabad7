import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { openSite } from '@gateway-docs/contract';
import sidebar from './data/site/sidebar.json';
import { groupsOf } from './src/site/sidebar-groups';

/**
 * The merchant cabinet's sidebar: what a manager sees first, then the daily work, then the settings. A guide says in its front matter in
 * which group it stands (`sidebar_group`) and where there (`sidebar_position`).
 */
export default {
  cabinet: [
    groupsOf('.', {
      mayBeEmpty: openSite(__dirname, process.env.OPERATOR_PROFILE).leftOut.groups,
      collapsible: false,
      groups: sidebar.cabinet,
    }),
  ],
} satisfies SidebarsConfig;
