import { defineConfig } from '@playwright/test';
import { launchOptions } from '@gateway-docs/kit/chromium';
import { within } from './tests/browser/support/slowed';

// The site under test is served by a fixture of tests/browser/support, on a port of its own for each worker.
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: ['./tests/support/temporary-folder.ts', './tests/browser/support/global-setup.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A wait ends when its condition holds; these limits are for a busy machine.
  timeout: within(60_000),
  expect: { timeout: within(15_000) },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    locale: 'en',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    // A worker would meet requests that tests hold back or break; tests/browser/offline has it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
