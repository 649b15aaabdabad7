import type { Page } from '@playwright/test';

/** What the browser says about the reader's line. */
export interface Connection {
  readonly effectiveType: '4g' | '2g' | 'slow-2g';
  readonly saveData: boolean;
}

/** A line on which the site loads nothing before the reader asks for it. */
export const SLOW: Connection = { effectiveType: '2g', saveData: false };

/** Pretends a connection, before any script of the site runs. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}
