/** What the plugin generates for the browser. */
declare module '@generated/static-body/default/styles';

declare module '@generated/static-body/default/islands' {
  import type { ComponentType } from 'react';

  const islands: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
  export default islands;
}

declare module '@generated/static-body/default/routes' {
  type Load = () => Promise<{ readonly default: unknown }>;
  type Tree = Load | readonly Tree[] | { readonly [prop: string]: Tree };

  const routes: readonly {
    readonly path: string;
    readonly plugin: { readonly name: string; readonly id: string };
    readonly modules: Readonly<Record<string, Tree>> & { readonly __comp: Load };
  }[];
  export default routes;
}

declare module '@generated/static-body/default/sidebars' {
  import type { PropSidebars } from '@docusaurus/plugin-content-docs';

  const sidebars: readonly (() => Promise<{
    readonly version: { readonly pluginId: string; readonly docsSidebars: PropSidebars };
  }>)[];
  export default sidebars;
}
