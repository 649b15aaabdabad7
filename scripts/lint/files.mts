/** Files that are tests, or help one. */
export const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];

/** Code that runs in the browser. */
export const BROWSER = [
  'src/{components,theme,client,search}/**/*.{ts,tsx}',
  'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
  'packages/*/src/{browser,theme}/**/*.{ts,tsx}',
];
