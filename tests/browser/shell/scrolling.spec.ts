import { FRAME, openWithStoppedClock } from '../support/clock';
import { arrivedAt, expect, followSuddenly, goInPlace, openHydrated, test, type Page } from '../support/test';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('scrolling after a route change', () => {
  test('goes to the top of the next page', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    await page.evaluate(() => window.scrollTo(0, 600));
    await followSuddenly(page, '/request_format');
    await expect(page).toHaveURL(/request_format$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('goes to the hash target of the same page, and to the top when the hash is left', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const last = page.locator('.theme-doc-toc-desktop a').last();
    const hash = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page.locator(`article ${hash}`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await followSuddenly(page, '/callbacks');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('goes to the hash target of another page', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    const hash = (await page.locator('.theme-doc-toc-desktop a').last().getAttribute('href')) ?? '';
    await openHydrated(page, '/');
    await goInPlace(page, `/callbacks${hash}`);
    await expect(page.locator(`article ${hash}`)).toBeInViewport();
  });

  test('marks the row that the address names, and no other', async ({ page }) => {
    const colourOf = (row: string) =>
      page.locator(`[id="${row}"]`).evaluate((element) => getComputedStyle(element).backgroundColor);
    await openHydrated(page, '/reference/failure_reason_codes#1001');
    const marked = await colourOf('1001');
    const plain = await colourOf('1003');
    expect(marked).not.toBe(plain);
    await page.locator('article a[href="#1002"]').first().click();
    await expect.poll(() => colourOf('1002')).toBe(marked);
    expect(await colourOf('1001')).toBe(plain);
    await page.goBack();
    await expect.poll(() => colourOf('1001')).toBe(marked);
    expect(await colourOf('1002')).toBe(plain);
  });

  test('leaves the page where it is when only the query changes', async ({ page }) => {
    await openHydrated(page, '/callbacks');
    await page.evaluate(() => window.scrollTo(0, 500));
    await goInPlace(page, '/callbacks?a=1');
    await arrivedAt(page, '/callbacks?a=1');
    expect(await scrollTop(page)).toBe(500);
  });

  for (const { frames, found } of [
    { frames: 19, found: true },
    { frames: 20, found: false },
  ]) {
    test(`a target that appears after ${frames} frames is ${found ? 'found' : 'given up'}`, async ({
      page,
    }) => {
      await openWithStoppedClock(page, '/callbacks');
      await page.evaluate(() => (location.hash = '#late'));
      await arrivedAt(page, '/callbacks#late');
      await page.clock.runFor(frames * FRAME);
      await page.evaluate(() => {
        const target = Object.assign(document.createElement('p'), { id: 'late', textContent: 'late' });
        document.querySelector('article')?.append(target);
      });
      await page.clock.runFor(60 * FRAME);
      const top = await scrollTop(page);
      if (found) expect(top).toBeGreaterThan(0);
      else expect(top).toBe(0);
    });
  }
});
