import { defineConfig } from 'vitest/config';

/** One project for each kind of test; `built` needs finished builds and makes them where they are missing or old. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,samples,sandbox,scripts}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
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
