import { defineConfig } from 'vitest/config';

/** What starts a gateway, runs programs in six languages, follows the manual in a copy of the repository, or checks all pages of another profile: minutes, not seconds. */
const played = [
  'tests/content/samples/**/*.test.ts',
  'tests/content/additions.test.ts',
  'tests/content/add-operation.test.ts',
  'tests/content/pages/left-out-calls.test.ts',
];

/** A limit ends what hangs. It is no measure of speed: ten times what the slowest test needs on a busy machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** What tests write ends with them. */
const TEMPORARY_FOLDER = 'tests/support/temporary-folder.ts';

/**
 * One project for each kind of test. Its files share their modules, and with them the loaded contract and data, which are frozen.
 * @param include patterns of its files
 * @param globalSetup what is made before them, and ends with them
 */
const project = (name: string, include: string[], globalSetup: string[] = [], exclude: string[] = []) => ({
  test: { name, include, exclude, globalSetup, isolate: false, ...limits },
});

/** `built` needs finished builds and makes them where they are missing or old. */
export default defineConfig({
  test: {
    // What runs at once mostly waits, for programs and for gateways that play seconds.
    maxConcurrency: 12,
    projects: [
      // Each package has its own settings, and runs alone by them.
      'packages/*',
      project('unit', ['{src,samples,scripts}/**/*.test.{ts,tsx}'], [TEMPORARY_FOLDER], played),
      project('content', ['tests/content/**/*.test.ts'], [TEMPORARY_FOLDER], played),
      project('played', played, [TEMPORARY_FOLDER, 'packages/gateway/src/generate/before-tests.ts']),
      project('architecture', ['tests/architecture/**/*.test.ts']),
      project(
        'built',
        ['tests/{built-site,hosting}/**/*.test.ts'],
        [TEMPORARY_FOLDER, 'tests/built-site/support/global-setup.ts'],
      ),
      project('outside', ['tests/outside/*.test.ts'], [TEMPORARY_FOLDER, 'tests/outside/install.ts']),
    ],
  },
});
