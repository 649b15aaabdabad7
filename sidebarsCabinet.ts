import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The merchant cabinet's sidebar; it opens at the overview and lists only guides that exist. */
const sidebars: SidebarsConfig = {
  cabinet: [
    { type: 'category', label: 'General', collapsible: false, items: ['general/overview'] },
    { type: 'category', label: 'Control', collapsible: false, items: ['control/api_requests_log'] },
  ],
};

export default sidebars;
