// @ts-check
/**
 * One rule set for the whole tree, and one table of what each folder may import (design: api, data → reference → remark, plugins →
 * tag names as strings → components → theme). Every message says what to do in place of the forbidden import.
 */
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];
const BROWSER = [
  'src/{components,theme,client,search}/**/*.{ts,tsx}',
  'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
];

/** Imports that a folder may not have: module patterns, what to do, and whether a type alone may pass. */
const forbidden = {
  reference: {
    group: ['**/reference/**'],
    message:
      'Reference content reaches the browser as mdast children and short string props; only `import type` is allowed here.',
    allowTypeImports: true,
  },
  remark: {
    group: ['**/remark/**', '**/remark'],
    message:
      'src/remark runs at build time. Let a directive produce the markup, and use its tag name as a string.',
  },
  remarkBesideSidebar: {
    regex: '/remark(/(?!operation/sidebar-groups$)|$)',
    message: 'Of src/remark a sidebar needs the pages of the calls alone: operation/sidebar-groups.',
  },
  plugins: {
    group: ['**/plugins/**'],
    message:
      'Plugins are named by path in docusaurus.config.ts and pass data on by files or globalData; do not import them.',
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
    message: 'src/remark is pure: src/reference reads files for it, and src/plugins writes them.',
  },
  react: {
    group: ['react', 'react-dom', 'react/*', '@docusaurus/*', '@mdx-js/react'],
    message: 'This layer knows neither React nor Docusaurus; a component renders what it produces.',
  },
  scripts: {
    group: ['**/scripts/**'],
    message:
      'Scripts are commands for people and CI; the site never imports them. Move shared logic below src.',
  },
};

/** Words that stand for another thing than an engineer of this field expects, or for several. `no_answer` is a published key. */
const BANNED_WORDS = ['moment', 'refusal', 'answer', 'world', 'kept', 'unfilled'];
const CAPITALS = BANNED_WORDS.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|');
const BANNED_NAME = `^(${BANNED_WORDS.join('|')})(s|ed)?($|[A-Z])|[a-z](${CAPITALS})(s|ed)?($|[A-Z])|^(${CAPITALS})`;

/**
 * @param {keyof typeof forbidden} names
 * @returns {import('eslint').Linter.RulesRecord}
 */
const mayNotImport = (...names) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: names.map((name) => forbidden[name]) }],
});

export default tseslint.config(
  { ignores: ['build*/', '**/.docusaurus/', 'test-results/', 'samples/raw-body/', 'sandbox/generated/'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Spreading a string into characters is meant where it is done: all such strings are ASCII identifiers and code.
      '@typescript-eslint/no-misused-spread': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      // One word for one thing: docs-dev/glossary.md has the word to take instead. Data keys that are published keep their names.
      'no-restricted-syntax': [
        'error',
        {
          selector: `Identifier[name=/${BANNED_NAME}/]`,
          message: 'docs-dev/glossary.md says which word this code has for it.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },

  // Who may import what.
  {
    files: ['src/base/**'],
    ignores: TESTS,
    rules: mayNotImport('reference', 'remark', 'plugins', 'components', 'theme', 'site', 'react', 'scripts'),
  },
  {
    files: ['src/signature/**'],
    ignores: TESTS,
    rules: mayNotImport(
      'reference',
      'remark',
      'plugins',
      'components',
      'theme',
      'site',
      'react',
      'node',
      'scripts',
    ),
  },
  {
    files: ['src/reference/**'],
    ignores: TESTS,
    rules: mayNotImport('remark', 'plugins', 'components', 'theme', 'site', 'react', 'scripts'),
  },
  {
    files: ['src/remark/**'],
    ignores: TESTS,
    rules: mayNotImport('plugins', 'components', 'theme', 'site', 'react', 'files', 'scripts'),
  },
  {
    files: ['src/plugins/**'],
    ignores: [...TESTS, ...BROWSER],
    rules: mayNotImport('components', 'theme', 'site', 'scripts'),
  },
  {
    files: ['src/components/**'],
    ignores: TESTS,
    rules: mayNotImport('reference', 'remark', 'plugins', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/theme/**', 'src/search/**', 'src/client/**'],
    ignores: TESTS,
    rules: mayNotImport('reference', 'remark', 'plugins', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/plugins/*/{client,theme}/**'],
    ignores: TESTS,
    rules: mayNotImport('reference', 'remark', 'site', 'node', 'scripts'),
  },
  {
    files: ['src/site/**'],
    ignores: TESTS,
    rules: mayNotImport('reference', 'remark', 'plugins', 'components', 'theme', 'node', 'scripts'),
  },
  {
    // The calls of the API stand in the sidebar as the contract groups them.
    files: ['sidebars*.ts'],
    rules: mayNotImport('remarkBesideSidebar', 'plugins', 'components', 'theme', 'node', 'scripts'),
  },
  {
    files: ['scripts/**', 'sandbox/**'],
    ignores: [...TESTS, 'scripts/bench/peer/**'],
    rules: mayNotImport('components', 'theme', 'site'),
  },

  { files: BROWSER, ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['scripts/**', 'sandbox/**', 'samples/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright wants fixtures destructured, also where a fixture needs none.
      'no-empty-pattern': 'off',
    },
  },
);
