/**
 * Who may import what (design: api, data → packages → remark, plugins → tag names as strings → components → theme). Every message
 * says what to do in place of the forbidden import.
 */
import type { OxlintOverride } from 'oxlint';
import { BROWSER, TESTS } from './files';

/** Module patterns, what to do in place of the import, and whether a type alone may pass. */
interface Forbidden {
  readonly group: string[];
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

/** Imports that some folder may not have. */
const forbidden = {
  data: {
    group: [
      '@gateway-docs/branding',
      '@gateway-docs/site-data',
      '@gateway-docs/site-data/*',
      '!@gateway-docs/site-data/model',
      '@gateway-docs/contract',
      '@gateway-docs/contract/*',
    ],
    message:
      'Facts reach the browser as mdast children and short string props; only `import type` is allowed here.',
    allowTypeImports: true,
  },
  remark: {
    group: ['**/remark/**', '**/remark'],
    message:
      'src/remark runs at build time. Let a directive produce the markup, and use its tag name as a string.',
  },
  remarkBesideSidebar: {
    group: ['**/remark/**', '!**/remark/operation/sidebar-groups'],
    message: 'Of src/remark a sidebar needs the pages of the calls alone: operation/sidebar-groups.',
  },
  plugins: {
    group: ['**/plugins/**'],
    message:
      'Plugins stand in the list of src/plugins and pass data on by files or globalData; do not import them.',
  },
  components: {
    group: ['**/components/**'],
    message:
      'Build-time code names a component by its tag as a string (see the MDXComponents map); it does not import it.',
  },
  theme: {
    group: ['**/src/theme/**', '../theme/**', '../../theme/**', '@theme/*', '@theme-original/*'],
    message: 'The theme is the outermost layer: nothing but the theme imports it.',
  },
  site: {
    group: ['**/site/**', '@site/src/site/**'],
    message: 'src/site is data for docusaurus.config.ts; read it through themeConfig or customFields.',
  },
  node: {
    group: ['node:*', 'fs', 'path', 'crypto', 'os', 'child_process', 'module'],
    message:
      'This code runs in the browser or is kept pure; let the caller in src/plugins or a load*.ts file read files.',
  },
  files: {
    group: ['node:fs', 'node:fs/*', 'fs', 'node:http', 'node:https', 'node:net', 'node:child_process'],
    message:
      'src/remark is pure: packages/site-data and packages/contract read files for it, and src/plugins writes them.',
  },
  react: {
    group: ['react', 'react-dom', 'react/*', '@docusaurus/*', '@mdx-js/react'],
    message: 'This layer knows neither React nor Docusaurus; a component renders what it produces.',
  },
  docusaurus: {
    group: ['@docusaurus/*', '@theme/*', '@site/*'],
    message: 'These components work on any site: what they need of it comes from useSite().',
  },
  scripts: {
    group: ['**/scripts/**'],
    message:
      'Scripts are commands for people and CI; the site never imports them. Move shared logic below src.',
  },
} satisfies Record<string, Forbidden>;

type Name = keyof typeof forbidden;

/**
 * @param files of the layer
 * @param names what they may not import
 * @param excludeFiles files that the rule is not for
 */
const layer = (files: string[], names: Name[], excludeFiles: string[] = TESTS): OxlintOverride => ({
  files,
  excludeFiles,
  rules: {
    'no-restricted-imports': ['error', { patterns: names.map((name): Forbidden => forbidden[name]) }],
  },
});

/** What runs in the browser knows nothing of how pages are made. */
const OF_BUILD: Name[] = ['data', 'remark', 'plugins', 'site', 'node', 'scripts'];

/** One entry for each layer; a later entry replaces an earlier one for the files that both name. */
export const layers: OxlintOverride[] = [
  layer(['src/base/**'], ['data', 'remark', 'plugins', 'components', 'theme', 'site', 'react', 'scripts']),
  layer(['packages/{kit,site-data,contract,gateway}/**'], ['react']),
  layer(['packages/gateway/src/{protocol,signature}/**'], ['data', 'react', 'node']),
  layer(['packages/gateway/src/react/**'], ['data', 'docusaurus', 'node']),
  layer(['src/remark/**'], ['plugins', 'components', 'theme', 'site', 'react', 'files', 'scripts']),
  layer(
    ['src/plugins/**', 'src/generated/**'],
    ['components', 'theme', 'site', 'scripts'],
    [...TESTS, ...BROWSER],
  ),
  layer(['src/components/**', 'src/theme/**', 'src/client/**'], OF_BUILD),
  layer(
    ['src/plugins/*/{client,theme}/**'],
    OF_BUILD.filter((name) => name !== 'plugins'),
  ),
  layer(['src/site/**'], ['data', 'remark', 'plugins', 'components', 'theme', 'node', 'scripts']),
  // The calls of the API stand in the sidebar as the contract groups them. Such a pattern names files of every folder.
  layer(
    ['sidebars*.ts'],
    ['remarkBesideSidebar', 'plugins', 'components', 'theme', 'node', 'scripts'],
    ['*/**'],
  ),
  layer(['scripts/**'], ['components', 'theme', 'site']),
];
