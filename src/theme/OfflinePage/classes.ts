// Change: the site's own buttons.
import type { OfflineClasses } from '@gateway-docs/docusaurus-offline/client';

const classes: OfflineClasses = { button: 'gw-button', quietButton: 'gw-quiet-button' };

export default classes;
