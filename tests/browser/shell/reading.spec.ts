import { expect, openHydrated, test } from '../support/test';

test('arriving at a row, the table of contents marks the section that has it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/reference/failure_reason_codes#8006');
  await expect(page.locator('[id="8006"]')).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toContainText('8xxx');
});

test('"See all results" is in the window at 1280 x 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/callbacks');
  await page.locator('.navbar').getByRole('combobox').fill('signature');
  await expect(page.locator('.navbar').getByText(/^See all/)).toBeInViewport({ ratio: 1 });
});

for (const route of ['/request_format', '/reference/test_cards', '/callbacks']) {
  test(`at 360 px no short path, header or number of ${route} is broken`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, route);
    const broken = await page.locator('article code:not(pre code)').evaluateAll((codes) =>
      codes
        .filter((code) => code.checkVisibility() && code.textContent.length <= 26)
        .filter((code) => code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
