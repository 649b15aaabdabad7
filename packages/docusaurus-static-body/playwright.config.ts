import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@gateway-docs/kit/chromium';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/build-example.ts',
  workers: 1,
  forbidOnly: true,
  outputDir: '../../test-results/static-body',
  reporter: 'list',
  use: { launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] } },
});
