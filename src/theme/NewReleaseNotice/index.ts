// Change: the site's own notice and buttons; its words are the original's.
import type { ReleaseNotice } from '@gateway-docs/docusaurus-offline/client';
import notice from '@theme-original/NewReleaseNotice';

export default {
  ...notice,
  className: 'gw-new-release',
  buttonClassName: 'gw-quiet-button',
} satisfies ReleaseNotice;
