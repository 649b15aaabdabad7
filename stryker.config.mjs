/**
 * Mutation tests of a package: `npm run mutate -- kit`. Each mutant is a small fault in the code; one that no test of the package notices survives.
 * Files are changed where they stand, because tests read the repository by its place, and put back at the end.
 */
export default {
  mutate: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/{tests,generated}/**'],
  testRunner: 'vitest',
  inPlace: true,
  coverageAnalysis: 'perTest',
  // A message for a writer may be worded in another way.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: '../../node_modules/.cache/gateway-docs/mutation.json' },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  tempDirName: '../../node_modules/.cache/stryker',
};
