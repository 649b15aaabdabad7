/**
 * In: the list of our components, `src/remark/mdast/component-rows.json`. Out: below `@generated/page-components/default`, `components.js`, which
 * imports each of them under its tag for the theme's map. The bundler stops at a component whose module is missing.
 */
import type { Plugin } from '@docusaurus/types';
import { allComponents, type PageComponent } from '../../remark/mdast/page-components';

const PLACE = '@site/src/components';

/**
 * @param components tags with their modules
 * @returns the text of a module that exports each component under its tag; an island in the element by which the browser finds it
 */
export function componentsModule(components: typeof allComponents): string {
  const line = (tag: string, { module, named, island }: PageComponent): string =>
    island
      ? `import ${tag}Alone from '${PLACE}/${module}';\nexport const ${tag} = asIsland('${tag}', ${tag}Alone);\n`
      : `export { ${named ? tag : `default as ${tag}`} } from '${PLACE}/${module}';\n`;
  const lines = components.map(([tag, component]) => line(tag, component));
  return [`import { asIsland } from '@gateway-docs/docusaurus-static-body/client';\n`, ...lines].join('');
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
