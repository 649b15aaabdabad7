import AxeBuilder from '@axe-core/playwright';
import { templates } from '../support/templates';
import { expect, openHydrated, test, type Page } from '../support/test';

const MODES = ['dark', 'light'] as const;
type Mode = (typeof MODES)[number];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that colours can break. Both modes have the same elements, so the second mode is asked for these alone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Waits until chosen samples have come, and until code that is wider than its box can be reached by keyboard: closed blocks have no code to reach. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[role="tabpanel"][aria-busy]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre')].every(
      (box) => !box.checkVisibility() || box.scrollWidth <= box.clientWidth + 1 || box.tabIndex === 0,
    ),
  );
}

/**
 * Marks code that has no new kind of token: colours of code follow from its language and the kind of token, and looking at the
 * contrast of each of some thousand tokens takes axe a minute.
 */
async function markRepeatedCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const box of document.querySelectorAll('pre')) {
      const kinds = [...box.querySelectorAll('span')].map((token) => `${box.className} ${token.className}`);
      box.toggleAttribute('data-repeated', box.checkVisibility() && kinds.every((kind) => seen.has(kind)));
      if (box.checkVisibility()) kinds.forEach((kind) => seen.add(kind));
    }
  });
}

/** What axe found on a page, or in a part of it: one line for each rule and element. */
async function findings(page: Page, mode: Mode, part = 'html'): Promise<string[]> {
  await settled(page);
  await markRepeatedCode(page);
  const found = await new AxeBuilder({ page })
    .include(part)
    .exclude('pre[data-repeated]')
    .withRules(ofColours)
    .analyze();
  const { violations } =
    mode === 'dark'
      ? await new AxeBuilder({ page }).include(part).withTags(standards).disableRules(ofColours).analyze()
      : { violations: [] };
  return [...found.violations, ...violations].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
}

/** Opens a page in a colour mode, by the parameter that Docusaurus reads before it draws the page. */
async function openIn(page: Page, mode: Mode, route: string): Promise<void> {
  await openHydrated(page, `${route}${route.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Shows what the page can show at once: closed blocks, and the panel of every tab that has come with the page. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('main details')) block.setAttribute('open', '');
    for (const panel of document.querySelectorAll('main [role="tabpanel"]'))
      panel.setAttribute('data-chosen', '');
  });
}

/** Chooses, in every set of tabs that has so many, the tab of this number. */
async function chooseTab(page: Page, number: number): Promise<number> {
  return page.locator('[role="tablist"]').evaluateAll((lists, n) => {
    const tabs = lists
      .map((list) => list.querySelectorAll<HTMLElement>('[role="tab"]')[n])
      .filter((tab) => tab !== undefined);
    tabs.forEach((tab) => tab.click());
    return tabs.length;
  }, number);
}

for (const mode of MODES) {
  for (const [template, route] of Object.entries(templates)) {
    test(`${template}, ${mode}, every block and panel open`, async ({ page }) => {
      // A limit is no measure of speed.
      test.setTimeout(180_000);
      await openIn(page, mode, route);
      await openAll(page);
      expect(await findings(page, mode)).toEqual([]);
    });
  }

  // Samples in other languages come when they are chosen. One operation has all of them; the colours are those of every page.
  test(`samples in every language, ${mode}`, async ({ page }) => {
    await openIn(page, mode, templates.operation);
    for (let number = 1; (await chooseTab(page, number)) > 0; number += 1) {
      expect(await findings(page, mode, '[role="tabpanel"]')).toEqual([]);
    }
  });

  test(`the language menu, ${mode}`, async ({ page }) => {
    await openIn(page, mode, '/');
    await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Language' }).click();
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    expect(await findings(page, mode)).toEqual([]);
  });

  test(`the mobile sidebar, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, mode, '/api/v2/transaction/create');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(navbar.getByRole('link', { name: 'Introduction' })).toBeVisible();
    expect(await findings(page, mode)).toEqual([]);
  });
}

for (const width of [360, 1280])
  test(`no two landmarks of a guide with its runner open have one name, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/services/pix');
    await openAll(page);
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await page.getByRole('button', { name: 'Sign and send' }).first().click();
    await expect(page.getByRole('group', { name: 'Response body' })).toBeVisible();
    // The payout of this guide has a runner of its own, with the same parts.
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await expect(page.getByRole('group', { name: 'Callbacks' })).toHaveCount(2);
    await settled(page);
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withRules('landmark-unique')
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
  });
