import { builtRoutes, sections } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

// That the HTML of every page holds its text is a test of the built site. Whether it shows is a matter of the template.
test('pages show heading and text without JavaScript', async ({ page }) => {
  for (const { routes } of sections()) {
    const route = routes[0] ?? '/';
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    const text = await page.locator('main article').first().innerText();
    expect.soft(text.length, `${route} has text`).toBeGreaterThan(200);
  }
});

test('the navbar, the sidebar and the pager lead on without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Merchant Dashboard' })
    .click();
  await expect(page).toHaveURL(/\/cabinet\/general\/overview$/);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/callbacks');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/\/callbacks$/);
});

test('no button is shown that needs a script', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/', '/services/pix', '/api/v2/transaction/create', '/payment_methods']) {
      await page.goto(route);
      // Sections of the sidebar are buttons: their pages are in the lists of methods and calls.
      const buttons = page.locator('button:not([type="submit"]):not(.theme-doc-sidebar-container *)');
      await expect(buttons.filter({ visible: true }), `${route} at ${width} px`).toHaveCount(0);
    }
  }
});

test('a closed block opens without JavaScript', async ({ page }) => {
  const closed = page.locator('article details:not([open])').first();
  for (const route of builtRoutes()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    if ((await closed.count()) > 0) break;
  }
  const block = page.locator('article details').first();
  const wasOpen = await block.getAttribute('open');
  await block.locator('> summary').click();
  expect(await block.getAttribute('open')).not.toBe(wasOpen);
});

test('the page of saved pages says that saving needs a script, and promises nothing else', async ({
  page,
}) => {
  await page.goto('/offline');
  const main = page.getByRole('main');
  // Only what is shown counts: Playwright leaves `noscript` out of a text else.
  await expect(main).toContainText('Saving pages needs JavaScript.', { useInnerText: true });
  await expect(main).not.toContainText('Looking at what is saved');
});
