import { defineConfig } from 'vitest/config';

/** What starts a gateway and plays whole scenarios, or runs programs in six languages: minutes, not seconds. */
const played = ['tests/content/samples/**/*.test.ts', 'sandbox/scenarios/**/*.test.ts'];

/** One project for each kind of test; `built` needs finished builds and makes them where they are missing or old. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,samples,sandbox,scripts}/**/*.test.{ts,tsx}'],
          exclude: played,
        },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], exclude: played } },
      { test: { name: 'played', include: played } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'built',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/support/global-setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
