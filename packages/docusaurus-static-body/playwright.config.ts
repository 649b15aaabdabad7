import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/build-example.ts',
  workers: 1,
  forbidOnly: true,
  outputDir: '../../test-results/static-body',
  reporter: 'list',
  use: { launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] } },
});
