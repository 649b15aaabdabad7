/** What the plugins generate for the browser: `src/plugins/page-components` and this folder's. */
declare module '@generated/page-components/default/styles';

declare module '@generated/page-components/default/islands' {
  import type { ComponentType } from 'react';

  const islands: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
  export default islands;
}

declare module '@generated/static-pages/default/sidebars' {
  import type { PropSidebars } from '@docusaurus/plugin-content-docs';

  const sidebars: readonly (() => Promise<{
    readonly version: { readonly pluginId: string; readonly docsSidebars: PropSidebars };
  }>)[];
  export default sidebars;
}

declare module '@theme/OfflinePage' {
  import type { ReactNode } from 'react';

  export default function OfflinePage(): ReactNode;
}

declare module '@theme/SearchPage' {
  import type { ReactNode } from 'react';

  export default function SearchPage(): ReactNode;
}
