/** Written at build by `src/plugins/page-components`: our components by their tags. */
declare module '@generated/page-components/default/components' {
  import type { ComponentType } from 'react';
  const components: Readonly<Record<string, ComponentType>>;
  export = components;
}
