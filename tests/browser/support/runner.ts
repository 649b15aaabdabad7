import type { Locator } from '@playwright/test';
import { expect, openHydrated, type Page } from './test';

/** The runner of a page, once it is open. */
export const runner = (page: Page): Locator => page.getByRole('group', { name: 'Run this request' });

export const body = (page: Page): Locator => runner(page).getByLabel('Body', { exact: true });

export const response = (page: Page): Locator => runner(page).getByRole('group', { name: 'Response body' });

export const transactions = (page: Page): Locator =>
  runner(page).getByRole('group', { name: /^Transaction/ });

/** The newest one. */
export const transaction = (page: Page): Locator => transactions(page).first();

export const callbacks = (page: Page): Locator => runner(page).getByRole('group', { name: 'Callbacks' });

export const button = (page: Page, name: string | RegExp): Locator =>
  runner(page).getByRole('button', { name });

/** What the server of the page responds to callbacks. */
export const serverResponds = (page: Page, status: number): Promise<void> =>
  button(page, String(status)).click();

/** Opens the fold with path, key and lost response. */
export const openMore = (page: Page): Promise<void> =>
  runner(page)
    .getByText(/^More:/)
    .click();

/** Opens a page and its runner. */
export async function openRunner(page: Page, route: string): Promise<void> {
  await openHydrated(page, route);
  await page.getByRole('button', { name: 'Run this request here' }).first().click();
  await expect(body(page)).toBeVisible();
}

/** Sends the request and waits until the gateway has responded, whatever it said. */
export async function send(page: Page): Promise<void> {
  await button(page, 'Sign and send').click();
  await expect(button(page, 'Sign and send')).toBeEnabled();
}

/** Changes the typed request. */
export async function edit(page: Page, change: (body: Record<string, unknown>) => void): Promise<void> {
  const value = JSON.parse(await body(page).inputValue()) as Record<string, unknown>;
  change(value);
  await body(page).fill(JSON.stringify(value, null, 2));
}

/** @returns the value of a member of the response, such as the address of the payer's page in `pay_url` */
export async function textIn(page: Page, member: string): Promise<string> {
  const text = (await response(page).textContent()) ?? '';
  return new RegExp(`"${member}": "([^"]+)"`).exec(text)?.[1] ?? '';
}
