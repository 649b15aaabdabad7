/**
 * In: the list of our components, `src/remark/mdast/page-components.ts`. Out: below `@generated/page-components/default`, `components.js`, which
 * imports each of them under its tag for the theme's map, and `islands.js`, which loads those that React draws in the browser. The bundler
 * stops at a component whose module is missing.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '@gateway-docs/kit/files';
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
  return [`import { asIsland } from '${PLACE}/Island';\n`, ...lines].join('');
}

/**
 * @param components tags with their modules
 * @returns the text of a module that exports a function for each island, by tag, which loads the component
 */
export function islandsModule(components: typeof allComponents): string {
  const lines = components
    .filter(([, { island }]) => island)
    .map(([tag, { module }]) => `  ${tag}: () => import('${PLACE}/${module}'),\n`);
  return `export default {\n${lines.join('')}};\n`;
}

/** Style sheets of the theme's components that stand in pages. */
const THEME_STYLES = ['Heading', 'Admonition/Layout'].map(
  (name) => `@docusaurus/theme-classic/lib/theme/${name}/styles.module.css`,
);

/**
 * @param files style sheets below `src/components`
 * @returns the text of a module that imports them and those of the theme, for a browser that draws the components' HTML alone
 */
export function stylesModule(files: readonly string[]): string {
  const all = [...THEME_STYLES, ...files.map((file) => `${PLACE}/${file}`)];
  return all.map((file) => `import '${file}';\n`).join('');
}

/** Docusaurus plugin; takes no options. */
export default function pageComponentsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-components',
    contentLoaded: async ({ actions }) => {
      await actions.createData('components.js', componentsModule(allComponents));
      const styles = listFiles(path.join(siteDir, 'src/components'), '').filter((file) =>
        file.endsWith('.module.css'),
      );
      await actions.createData('styles.js', stylesModule(styles));
      await actions.createData('islands.js', islandsModule(allComponents));
    },
  };
}
