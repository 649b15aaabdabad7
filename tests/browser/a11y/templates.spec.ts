import AxeBuilder from '@axe-core/playwright';
import { expect, openHydrated, test, type Page } from '../support/test';

/** One page of each template, and the pages with parts that no other has. */
const templates = {
  'landing page': '/',
  'guide with code': '/request_format',
  'guide with diagram': '/callbacks',
  changelog: '/changelog',
  operation: '/api/v2/transaction/create',
  'operation of v1': '/api/v1/transaction/pay',
  'service guide': '/services/acquiring_h2h',
  'long table': '/reference/api_error_codes',
  'state diagram': '/reference/transaction_statuses',
  'table with copy buttons': '/reference/test_cards',
  'cabinet guide': '/cabinet/general/overview',
  'search results': '/search?q=payment',
  'not found': '/no/such/page',
} as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe found, one line for each rule and element. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
}

/** Opens a page in a colour mode, by the parameter that Docusaurus reads before it draws the page. */
async function openIn(page: Page, mode: 'dark' | 'light', route: string): Promise<void> {
  await openHydrated(page, `${route}${route.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

for (const mode of ['dark', 'light'] as const) {
  for (const [template, route] of Object.entries(templates)) {
    test(`${template}, ${mode}, every block open`, async ({ page }) => {
      await openIn(page, mode, route);
      await page
        .locator('details')
        .evaluateAll((blocks) => blocks.forEach((block) => block.setAttribute('open', '')));
      expect(await findings(page)).toEqual([]);
      for (const tab of await page.getByRole('tab', { selected: false }).all()) {
        await tab.click();
        expect(await findings(page)).toEqual([]);
      }
    });
  }

  test(`the language menu, ${mode}`, async ({ page }) => {
    await openIn(page, mode, '/');
    await page.getByRole('button', { name: 'Languages' }).hover();
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`the mobile sidebar, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, mode, '/api/v2/transaction/create');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
