/** Files that are tests, or help one. */
export const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];

/** Code that runs in the browser. */
export const BROWSER = [
  'packages/gateway/src/react/**/*.{ts,tsx}',
  'src/{components,theme,client,search}/**/*.{ts,tsx}',
  'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
  'packages/*/src/{browser,client,theme}/**/*.{ts,tsx}',
];
