/**
 * A slow machine: with `SLOWED=6` in the environment each page's own thread is six times slower, and each limit six times longer.
 * What fails then is something that a reader on a slow machine meets, or a test that measures its own delay. A slowed page loses a medium that was
 * emulated before it was opened.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

const SLOWED = Number(process.env.SLOWED) || 1;

/**
 * @param limit in milliseconds, for a processor that is not slowed
 * @returns the limit for the one at hand
 */
export const within = (limit: number): number => limit * SLOWED;

/**
 * Slows each page that a browser opens, in whatever context.
 * @param browser a Chromium
 */
export function slowPages(browser: Browser): void {
  if (SLOWED > 1) browser.on('context', (context) => context.on('page', (page) => void slow(page)));
}

const slowed = new WeakMap<Page, CDPSession>();

/** Lets a measuring instrument look at a page at full speed: only what readers wait for is slowed. */
export async function atFullSpeed<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const rate = (value: number) => slowed.get(page)?.send('Emulation.setCPUThrottlingRate', { rate: value });
  await rate(1);
  try {
    return await look();
  } finally {
    await rate(SLOWED);
  }
}

async function slow(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    slowed.set(page, session);
  } catch (error) {
    // A page that is closed at once needs no slowing.
    if (!page.isClosed()) throw error;
  }
}
