import type { Page } from '@playwright/test';

const INSTALLED = '2025-01-01T08:00:00Z';
const STOPPED = '2025-01-01T09:00:00Z';

/** Length of a frame of the stopped clock, in milliseconds. */
export const FRAME = 16;

/**
 * Opens a page whose clock stands still: timers and animation frames of the page pass when the test says `page.clock.runFor`, so that a
 * delay is tested to the millisecond on the slowest machine. Network, promises, React and layout go on as ever. Until React has taken the page over
 * the clock goes on by a frame at a time; a clock that is stopped later would have let pass what a slow machine needs for that.
 * @param page the browser page
 * @param url path on the main site, or a full URL
 */
export async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  await stopClock(page);
  await page.goto(url);
  while (!(await isHydrated(page))) await page.clock.runFor(FRAME);
}

/** Lets the clock of a page that is opened next stand still. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: INSTALLED });
  await page.clock.pauseAt(STOPPED);
}

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
