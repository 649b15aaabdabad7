/**
 * Who may import what (design: api, data → packages → remark, plugins → tag names as strings → components → theme). Every message
 * says what to do in place of the forbidden import.
 */
import type { DummyRuleMap, OxlintOverride } from 'oxlint';
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

const mayNotImport = (...names: (keyof typeof forbidden)[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { patterns: names.map((name): Forbidden => forbidden[name]) }],
});

/** One entry for each layer; a later entry replaces an earlier one for the files that both name. */
export const layers: OxlintOverride[] = [
  {
    files: ['src/base/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'remark', 'plugins', 'components', 'theme', 'site', 'react', 'scripts'),
  },
  {
    files: ['packages/{kit,site-data,contract,gateway}/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('react'),
  },
  {
    files: ['packages/gateway/src/{protocol,signature}/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'react', 'node'),
  },
  {
    files: ['packages/gateway/src/react/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'docusaurus', 'node'),
  },
  {
    files: ['src/remark/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('plugins', 'components', 'theme', 'site', 'react', 'files', 'scripts'),
  },
  {
    files: ['src/plugins/**', 'src/generated/**'],
    excludeFiles: [...TESTS, ...BROWSER],
    rules: mayNotImport('components', 'theme', 'site', 'scripts'),
  },
  {
    files: ['src/components/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'remark', 'plugins', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/theme/**', 'src/client/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'remark', 'plugins', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/plugins/*/{client,theme}/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'remark', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/site/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('data', 'remark', 'plugins', 'components', 'theme', 'node', 'scripts'),
  },
  {
    // The calls of the API stand in the sidebar as the contract groups them.
    files: ['sidebars*.ts'],
    // Such a pattern names files of every folder.
    excludeFiles: ['*/**'],
    rules: mayNotImport('remarkBesideSidebar', 'plugins', 'components', 'theme', 'node', 'scripts'),
  },
  {
    files: ['scripts/**'],
    excludeFiles: TESTS,
    rules: mayNotImport('components', 'theme', 'site'),
  },
];
