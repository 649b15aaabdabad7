/**
 * One rule set for the whole tree, in packages/lint: the rules of TypeScript, who may import what, and our own words. Oxlint checks
 * the types too, by the nearest tsconfig.json. `npm run lint` loads this file on each Node.js that the README names.
 */
import { defineConfig } from 'oxlint';
import { BROWSER, everywhere, inBrowser, layers, TESTS, withTypes } from '@gateway-docs/lint';

export default defineConfig({
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react'],
  jsPlugins: ['@gateway-docs/lint/plain-words'],
  // Rules are named one by one, so that an update of the tool brings none unseen.
  categories: { correctness: 'off' },
  ignorePatterns: [
    'build*/',
    '**/.docusaurus/',
    'test-results/',
    'samples/raw-body/',
    'packages/gateway/src/generated/',
  ],
  rules: { ...everywhere, 'no-unused-vars': 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: {
        ...withTypes,
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-import-type-side-effects': 'error',
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowBoolean: true, allowNullish: false },
        ],
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
        'no-console': 'error',
        'plain-words/glossary': 'error',
        eqeqeq: 'error',
      },
    },
    ...layers,
    { files: BROWSER, rules: inBrowser },
    {
      files: ['scripts/**', 'packages/{bench,gateway}/**', 'packages/*/bench/**', 'samples/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-non-null-assertion': 'off',
        // Playwright wants fixtures destructured, also where a fixture needs none.
        'no-empty-pattern': 'off',
      },
    },
  ],
});
