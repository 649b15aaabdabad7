// Change: the site's own buttons.
import type { OfflineClasses } from '@gateway-docs/docusaurus-offline/client';

export default { button: 'gw-button', quietButton: 'gw-quiet-button' } satisfies OfflineClasses;
