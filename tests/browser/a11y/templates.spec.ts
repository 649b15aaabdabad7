import { axeOf } from '../support/axe';
import { atFullSpeed, within } from '../support/slowed';
import { templates } from '../support/templates';
import { expect, openHydrated, test, type Page } from '../support/test';

type Mode = 'dark' | 'light';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that colours can break. */
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
 * Shows of rows, entries and code only those with a new kind of element, or all of them again: colours follow from the elements, classes and
 * attributes around a text, and looking at the contrast of each of some thousand equal ones takes axe a minute.
 */
async function showRepeated(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    const repeated = (part: Element, isRepeated: boolean) => {
      part.toggleAttribute('data-repeated', isRepeated);
      if (part instanceof HTMLElement)
        part.style.setProperty('display', isRepeated ? 'none' : '', isRepeated ? 'important' : '');
    };
    for (const part of document.querySelectorAll('[data-repeated]')) repeated(part, false);
    if (shown) return;
    // The value of an attribute counts where a style asks for it, or for part of one.
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join();
    const selectors = [...styles.matchAll(/\[([\w-]+)([~|^$*]?)="?([^"\]]*)/g)];
    const parts = new Set(selectors.flatMap(([, name, operator]) => (operator === '' ? [] : [name])));
    const values = new Set(selectors.map(([, name, , value]) => `${String(name)}=${String(value)}`));
    const kinds = new WeakMap<Element, string>();
    // Styles ask for classes, attributes and, in the rows of tables, for every second one.
    const kindOf = (element: Element): string => {
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const around = element.parentElement ? kindOf(element.parentElement) : '';
      const attributes = [...element.attributes]
        .filter(({ name }) => /^(class|style|open|hidden|dir|disabled|data-.*|aria-.*)$/.test(name))
        .map(({ name, value }) => {
          const isAsked = name === 'class' || name === 'style' || parts.has(name);
          return isAsked || values.has(`${name}=${value}`) ? `${name}=${value}` : name;
        });
      const row = element instanceof HTMLTableRowElement ? element.sectionRowIndex % 2 : '';
      // Axe does not judge the colour of one character.
      const length = element.textContent.trim().length > 1 ? 'text' : 'character';
      const kind = `${around}>${element.tagName}${row}[${attributes.join()}]${length}`;
      kinds.set(element, kind);
      return kind;
    };
    const seen = new Set<string>();
    const block = 'pre, pre code > *, tr, li';
    const kindsIn = (part: Element, isOwn: (element: Element) => boolean) =>
      [part, ...part.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && isOwn(element))
        .map(kindOf);
    const blocks = [...document.querySelectorAll(block)]
      .filter((part) => part.checkVisibility())
      .map((part) => ({
        part,
        all: kindsIn(part, () => true),
        // What lies in a block within has its own turn, or it would count as seen before it is.
        own: kindsIn(part, (element) => element.closest(block) === part),
      }));
    for (const { part, all, own } of blocks) {
      if (part.closest('[data-repeated]')) continue;
      repeated(
        part,
        all.every((kind) => seen.has(kind)),
      );
      own.forEach((kind) => seen.add(kind));
    }
  }, isShown);
}

/** What axe says of a page, or of a part of it: one line for each rule and element. What it finds right it need not describe. */
async function findings(axe: ReturnType<typeof axeOf>): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
}

/** What breaks a rule of colours in the mode that the page is in. */
async function wrongColours(page: Page, part: string): Promise<string[]> {
  await atFullSpeed(page, () => showRepeated(page, false));
  const found = await findings(axeOf(page).include(part).withRules(ofColours));
  await atFullSpeed(page, () => showRepeated(page, true));
  return found;
}

/** What axe finds in both modes on a page that has been opened in the dark one. The elements are the same, so the second mode is asked for its colours. */
async function wrongInAnyMode(page: Page, part = 'html'): Promise<string[]> {
  await settled(page);
  const dark = await wrongColours(page, part);
  const structure = await findings(axeOf(page).include(part).withTags(standards).disableRules(ofColours));
  await showIn(page, 'light');
  const light = await wrongColours(page, part);
  await showIn(page, 'dark');
  return [...dark.map((line) => `dark: ${line}`), ...structure, ...light.map((line) => `light: ${line}`)];
}

/** Shows the open page in another mode, and waits until no colour is on its way. */
async function showIn(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  }, mode);
}

/** Opens a page in the dark mode, by the parameter that Docusaurus reads before it draws the page. */
async function openDark(page: Page, route: string): Promise<void> {
  await openHydrated(page, `${route}${route.includes('?') ? '&' : '?'}docusaurus-theme=dark`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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

for (const [template, route] of Object.entries(templates)) {
  test(`${template}, in both modes, every block and panel open`, async ({ page }) => {
    // A limit is no measure of speed.
    test.setTimeout(within(180_000));
    await openDark(page, route);
    await openAll(page);
    expect(await wrongInAnyMode(page)).toEqual([]);
  });
}

// Samples in other languages come when they are chosen. One operation has all of them; the colours are those of every page.
test('samples in every language, in both modes', async ({ page }) => {
  test.setTimeout(within(180_000));
  await openDark(page, templates.operation);
  for (let number = 1; (await chooseTab(page, number)) > 0; number += 1) {
    expect(await wrongInAnyMode(page, '[role="tabpanel"]')).toEqual([]);
  }
});

test('the language menu, in both modes', async ({ page }) => {
  await openDark(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Language' }).click();
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  expect(await wrongInAnyMode(page, '.navbar')).toEqual([]);
});

test('the mobile sidebar, in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDark(page, '/api/v2/transaction/create');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(navbar.getByRole('link', { name: 'Guides' })).toBeVisible();
  expect(await wrongInAnyMode(page, '.navbar')).toEqual([]);
});

test('a page that is opened in the light mode has its colours', async ({ page }) => {
  await openHydrated(page, `${templates['service guide']}?docusaurus-theme=light`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await wrongColours(page, 'html')).toEqual([]);
});

for (const width of [360, 1280])
  test(`no two landmarks of a guide with its runner open have one name, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/services/pix');
    await openAll(page);
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    await page.getByRole('button', { name: 'Sign and send' }).first().click();
    await expect(page.getByRole('group', { name: 'Response body' })).toBeVisible();
    // The payout of this guide has a runner of its own, with the same parts; that of the pay-in is hidden then.
    await page.getByRole('link', { name: 'Payout', exact: true }).first().click();
    await page.getByRole('button', { name: 'Run this request here' }).first().click();
    // On a phone a runner shows its request first.
    if (width === 360) await page.getByRole('button', { name: 'Result', pressed: false }).click();
    await expect(page.getByRole('group', { name: 'Callbacks' })).toHaveCount(1);
    await settled(page);
    const { violations } = await axeOf(page).include('main').withRules('landmark-unique').analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
  });
