import type { Page } from '@playwright/test';
import { openHydrated } from './test';

const OPENED = '2025-01-01T08:00:00Z';
const STOPPED = '2025-01-01T09:00:00Z';

/** Length of a frame of the stopped clock, in milliseconds. */
export const FRAME = 16;

/**
 * Opens a page and stops its clock: timers and animation frames of the page pass when the test says `page.clock.runFor`, so that a
 * delay is tested to the millisecond on the slowest machine. Network, promises, React and layout go on as ever.
 * @param page the browser page
 * @param url path on the main site, or a full URL
 */
export async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: OPENED });
  await openHydrated(page, url);
  await page.clock.pauseAt(STOPPED);
}
