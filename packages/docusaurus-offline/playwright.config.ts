import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@gateway-docs/kit/chromium';

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  // A page is saved when its reader has stayed for 5 seconds.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] },
  },
});
