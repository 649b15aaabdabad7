import { hold, PAGES } from '../support/hold';
import { arrivedAt, expect, followSuddenly, openHydrated, test } from '../support/test';
import { barOf, suggest } from './support';

test('arrows move through the suggestions and back to the input', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, options } = await suggest(page, 'signature');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  const listId = (await input.getAttribute('aria-controls')) ?? '';
  await expect(page.locator(`[id="${listId}"]`)).toHaveRole('listbox');

  // The first one is chosen before anything is pressed.
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(input).toBeFocused();
});

test('Enter opens the active suggestion', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'callbacks');
  await page.keyboard.press('ArrowDown');
  const href = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(href, page.url()).pathname);
  await expect(options).toHaveCount(0);
});

test('Enter without a choice opens the first hit, and all results above the first one', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'callbacks');
  const href = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(href, page.url()).pathname);
  await suggest(page, 'payment');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=payment');
});

test('a choice ends with the page: the same text on the next one begins anew', async ({ page }) => {
  await openHydrated(page, '/');
  await suggest(page, 'payment');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  const { options } = await suggest(page, 'payment');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

for (const from of ['/', '/request_format']) {
  test(`a reader who types on ${from} while the next page is on its way keeps typing`, async ({ page }) => {
    await openHydrated(page, from);
    const files = await hold(page, PAGES);
    await followSuddenly(page, '/callbacks');
    const { input } = barOf(page);
    await input.pressSequentially('pay');
    await files.release();
    await arrivedAt(page, '/callbacks');
    await expect(input).toBeFocused();
    await page.keyboard.type('ment');
    await expect(input).toHaveValue('payment');
  });
}

test('in forced colours the chosen suggestion has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'payment');
  const frame = (index: number) =>
    options.nth(index).evaluate((option) => getComputedStyle(option).outlineStyle);
  expect(await frame(0)).toBe('solid');
  expect(await frame(1)).toBe('none');
});

test('Escape closes the suggestions, then empties the input', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, options } = await suggest(page, 'callbacks');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(input).toHaveValue('callbacks');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

test('Tab leaves without choosing: to the buttons and the link, then out', async ({ page }) => {
  await openHydrated(page, '/');
  const { clear, all, options } = await suggest(page, 'callbacks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(options.first()).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a click elsewhere closes the suggestions; the text stays for later', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, options } = await suggest(page, 'callbacks');
  // The suggestions cover the middle of the title.
  await page
    .locator('main h1')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect(options.first()).toBeHidden();
  await input.focus();
  await expect(options.first()).toBeVisible();
});

test('the clear button empties the input and keeps the focus in it', async ({ page }) => {
  await openHydrated(page, '/');
  const { input, clear, options } = await suggest(page, 'callbacks');
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(options.first()).toBeHidden();
});

test('no key opens the search: keys belong to the reader', async ({ page }) => {
  await openHydrated(page, '/');
  for (const key of ['/', 's', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(barOf(page).input).not.toBeFocused();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the clear button empties the input too', async ({ page }) => {
    await page.goto('/');
    const { input, clear } = barOf(page);
    await expect(clear).toBeHidden();
    await input.fill('callbacks');
    await clear.click();
    await expect(input).toHaveValue('');
  });
});

test('who writes with an input method chooses a candidate by Enter and Escape in the bar and in a filter', async ({
  page,
}) => {
  const methods = await page.context().newCDPSession(page);
  /** A composition whose key the browser marks as the input method's, as it does for a reader. */
  const compose = async (text: string, key: string): Promise<void> => {
    await methods.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await methods.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: 229 });
  };
  await openHydrated(page, '/reference/currency_codes');
  const filter = page.getByRole('searchbox', { name: 'Filter rows' });
  await filter.fill('euro');
  await compose('に', 'Enter');
  // Told to the page alone: a browser without an input method would empty the field by itself.
  await filter.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(filter).toHaveValue('euroに');
  const { input } = await suggest(page, 'refund');
  await compose('に', 'Enter');
  await expect(input).toHaveValue('refundに');
  await expect(page).toHaveURL('/reference/currency_codes');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
});

test('keys of an input method choose its letters: the bar, the page of results and the marks leave them alone', async ({
  page,
}) => {
  await openHydrated(page, '/callbacks?_highlight=callback');
  const { input, options } = await suggest(page, 'refund');
  const first = (await options.first().getAttribute('id')) ?? '';
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await input.dispatchEvent('keydown', { key, isComposing: true });
    await expect(input).toHaveAttribute('aria-activedescendant', first);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(input).toHaveValue('refund');
  await expect(options.first()).toBeVisible();
  await expect(page).toHaveURL('/callbacks');
  expect(await page.evaluate(() => CSS.highlights.has('search'))).toBe(true);
  // The same key without a composition acts.
  await input.press('Escape');
  await expect(options.first()).toBeHidden();
});
