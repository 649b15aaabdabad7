import { defineConfig } from 'vitest/config';

/** What starts a gateway, or runs programs in six languages: minutes, not seconds. */
const played = ['tests/content/samples/**/*.test.ts', 'sandbox/**/*.test.ts'];

/** The files of these projects share their modules, and with them the loaded contract and data, which are frozen. */
const shared = { isolate: false, testTimeout: 20_000 };

/** One project for each kind of test; `built` needs finished builds and makes them where they are missing or old. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,samples,scripts}/**/*.test.{ts,tsx}'],
          ...shared,
        },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], exclude: played, ...shared } },
      {
        test: {
          name: 'played',
          include: played,
          globalSetup: 'sandbox/generate/before-tests.ts',
          testTimeout: 20_000,
        },
      },
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
