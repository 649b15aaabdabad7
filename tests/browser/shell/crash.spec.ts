import { expect, followSuddenly, openHydrated, test, type Page } from '../support/test';

/**
 * Makes the next page body crash while React puts its links into the page.
 * The browser's own observer is what fails, so the test needs no broken page in the site.
 */
async function breakPageBody(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(IntersectionObserver.prototype, 'observe');
    const observe = original?.value as (element: Element) => void;
    Object.assign(window, { broken: true });
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element: Element) {
      if ('broken' in window && window.broken && element.closest('article')) {
        const cause = new Error('The disk is full', { cause: new Error('The room is on fire') });
        throw new Error('The page body failed', { cause });
      }
      Reflect.apply(observe, this, [element]);
    };
  });
}

/** Makes the frame around every page crash once, when it scrolls after a navigation. */
async function breakFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { broken: true });
    const scrollTo = window.scrollTo.bind(window) as (...position: unknown[]) => void;
    const broken = (...position: unknown[]) => {
      if ('broken' in window && window.broken)
        throw new Error('The frame failed', { cause: new Error('No scroll bar') });
      scrollTo(...position);
    };
    Object.assign(window, { scrollTo: broken });
  });
}

const repair = (page: Page) => page.evaluate(() => Object.assign(window, { broken: false }));

const SITUATIONS = [
  {
    what: 'the page body',
    breakIt: breakPageBody,
    message: 'The page body failed',
    causes: ['The disk is full', 'The room is on fire'],
  },
  { what: 'the frame', breakIt: breakFrame, message: 'The frame failed', causes: ['No scroll bar'] },
] as const;

for (const { what, breakIt, message, causes } of SITUATIONS) {
  test(`a crash of ${what} shows the message with its causes; the navbar works and Try again clears it`, async ({
    page,
    guard,
  }) => {
    guard.expectMessage(new RegExp(message));
    await openHydrated(page, '/');
    await breakIt(page);
    await followSuddenly(page, '/request_format');

    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    const report = page.locator('.gw-message__detail');
    await expect(report).toContainText(message);
    for (const cause of causes) await expect(report).toContainText(`Cause:\n${cause}`);

    await page.getByRole('button', { name: /^Colour mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('.navbar .gw-menu > summary').click();
    await expect(page.locator('.navbar .gw-menu').getByRole('link', { name: 'English' })).toBeVisible();

    await repair(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page).toHaveURL(/request_format$/);
    await expect(page.locator('article')).toBeVisible();
  });
}

test('from a crashed page the navbar leads on', async ({ page, guard }) => {
  guard.expectMessage(/The page body failed/);
  await openHydrated(page, '/');
  await breakPageBody(page);
  await followSuddenly(page, '/request_format');
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await repair(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: "What's New" }).click();
  await expect(page).toHaveURL(/changelog$/);
  await expect(page.locator('article')).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});
