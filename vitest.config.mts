import { defineConfig } from 'vitest/config';

/** What starts a gateway, runs programs in six languages, or follows the manual in a copy of the repository: minutes, not seconds. */
const played = [
  'tests/content/samples/**/*.test.ts',
  'tests/content/additions.test.ts',
  'tests/content/add-operation.test.ts',
];

/** A limit ends what hangs. It is no measure of speed: ten times what the slowest test needs on a busy machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** What tests write ends with them. */
const TEMPORARY_FOLDER = 'tests/support/temporary-folder.ts';

/** The files of these projects share their modules, and with them the loaded contract and data, which are frozen. */
const shared = { isolate: false, ...limits };

/** One project for each kind of test; `built` needs finished builds and makes them where they are missing or old. */
export default defineConfig({
  test: {
    projects: [
      // Each package has its own settings, and runs alone by them.
      'packages/*',
      {
        test: {
          name: 'unit',
          include: ['{src,samples,scripts}/**/*.test.{ts,tsx}'],
          exclude: played,
          globalSetup: TEMPORARY_FOLDER,
          ...shared,
        },
      },
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          exclude: played,
          globalSetup: TEMPORARY_FOLDER,
          ...shared,
        },
      },
      {
        test: {
          name: 'played',
          include: played,
          globalSetup: [TEMPORARY_FOLDER, 'packages/gateway/src/generate/before-tests.ts'],
          ...shared,
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'built',
          include: ['tests/{built-site,hosting}/**/*.test.ts'],
          globalSetup: [TEMPORARY_FOLDER, 'tests/built-site/support/global-setup.ts'],
          ...shared,
        },
      },
    ],
  },
});
