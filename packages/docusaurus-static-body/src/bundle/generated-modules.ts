/** In: what a site tells of the components in its pages. Out: the text of the modules by which the browser finds them. */

const quoted = (text: string): string => JSON.stringify(text);

/**
 * @param islands names with modules
 * @returns the text of a module that exports a function for each island, by name, which loads the component
 */
export function islandsModule(islands: Readonly<Record<string, string>>): string {
  const lines = Object.entries(islands).map(
    ([name, module]) => `  ${quoted(name)}: () => import(${quoted(module)}),\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}

/** Style sheets of the theme's components that stand in bodies. */
const THEME_STYLES = ['Heading', 'Admonition/Layout'].map(
  (name) => `@docusaurus/theme-classic/lib/theme/${name}/styles.module.css`,
);

/**
 * @param styles modules of style sheets
 * @returns the text of a module that imports them and those of the theme, for a browser that draws the components' HTML alone
 */
export const stylesModule = (styles: readonly string[]): string =>
  [...THEME_STYLES, ...styles].map((module) => `import ${quoted(module)};\n`).join('');
