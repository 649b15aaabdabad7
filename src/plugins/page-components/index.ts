/**
 * In: the list of our components, `src/remark/mdast/page-components.ts`. Out: `@generated/page-components/default/components.js`, which imports each
 * of them under its tag for the theme's map. The bundler stops at a component whose module is missing.
 */
import type { Plugin } from '@docusaurus/types';
import { allComponents, type PageComponent } from '../../remark/mdast/page-components';

/**
 * @param components tags with their modules
 * @returns the text of a module that exports each component under its tag
 */
export function componentsModule(components: typeof allComponents): string {
  const line = (tag: string, { module, named }: PageComponent): string =>
    `export { ${named ? tag : `default as ${tag}`} } from '@site/src/components/${module}';\n`;
  return components.map(([tag, component]) => line(tag, component)).join('');
}

/** Docusaurus plugin; takes no options. */
export default function pageComponentsPlugin(): Plugin {
  return {
    name: 'page-components',
    contentLoaded: async ({ actions }) => {
      await actions.createData('components.js', componentsModule(allComponents));
    },
  };
}
