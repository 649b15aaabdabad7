import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The names of Chromium on Debian and Ubuntu; without one of them Playwright looks for its own. */
const executablePath =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  // The first query loads the engine and its worker.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en',
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
