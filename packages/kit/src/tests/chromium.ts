import { accessSync, constants } from 'node:fs';

/** Where a browser is looked for, in this order, when CHROME_PATH does not name one. */
const candidates = [
  // The same browser without a window's code: it takes little more than half of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Start options for tests and measurements: no sandbox (containers run as root), no traffic of the browser's own. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds the Chromium that the browser tests and the benchmark drive.
 * @returns absolute path of the executable
 * @throws Error of one line that says what to install
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : candidates;
  const found = wanted.find(isExecutable);
  if (found) return found;
  throw new Error(
    process.env.CHROME_PATH
      ? `CHROME_PATH names ${process.env.CHROME_PATH}, which is not an executable file.`
      : 'No Chromium found: install it (Debian: apt-get install chromium-headless-shell; Ubuntu: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/** What Playwright starts: that Chromium, with those options. */
export const launchOptions = () => ({ executablePath: chromiumPath(), args: [...chromiumArgs] });

/**
 * Settings of Playwright for the tests of a package, which lie in its folder `tests` and build the sites that they read. A wait ends when its condition
 * holds; the limits are for a busy machine.
 */
export const packageTests = () => ({
  testDir: 'tests',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list' as const,
  use: { locale: 'en', launchOptions: launchOptions() },
});

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
