import { axeOf } from '../support/axe';
import { expect, openHydrated, test } from '../support/test';
import { replied, barOf, suggest } from './support';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing in the open suggestions, ${mode}`, async ({ page }) => {
    await openHydrated(page, `/callbacks?docusaurus-theme=${mode}`);
    await suggest(page, 'callback signature');
    await page.keyboard.press('ArrowDown');
    const { violations } = await axeOf(page).include('.navbar').withTags(STANDARDS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    );
  });

  test(`axe finds nothing in an empty answer and in the results, ${mode}`, async ({ page }) => {
    await openHydrated(page, `/search?q=signature&docusaurus-theme=${mode}`);
    await replied(page);
    await barOf(page).input.fill('zzzzqqqq');
    await barOf(page).form.getByText('No results').last().waitFor();
    const { violations } = await axeOf(page).withTags(STANDARDS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    );
  });
}

test('at 360 px the bar opens over the navbar and its suggestions take the width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/callbacks');
  const { input, form, options } = barOf(page);
  const width = async () => (await input.boundingBox())?.width;
  await expect.poll(width).toBeLessThan(48);
  await suggest(page, 'signature');
  const edges = async () => {
    const { x, width } = (await form.getByRole('listbox').boundingBox()) ?? { x: NaN, width: NaN };
    return { left: x <= 20, right: x + width >= 340 };
  };
  await expect.poll(edges).toEqual({ left: true, right: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await options.last().scrollIntoViewIfNeeded();
  await expect(options.last()).toBeInViewport();
  await options.last().click();
  await expect(input).not.toBeFocused();
  await expect.poll(width).toBeLessThan(48);
});

test('with the announcement above the bar the suggestions end inside a small window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openHydrated(page, '/callbacks');
  await expect(page.locator('.theme-announcement-bar')).toBeInViewport();
  await suggest(page, 'payment');
  const panel = barOf(page).form.locator(':scope > div:has([role="listbox"])');
  const { y, height } = (await panel.boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeLessThanOrEqual(700);
});

for (const width of [997, 1100, 1199, 1280]) {
  test(`at ${width} px nothing in the navbar overlaps the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/callbacks');
    await suggest(page, 'signature');
    const overlapping = () =>
      page.evaluate(() => {
        const box = document.querySelector('.navbar form')?.getBoundingClientRect() ?? new DOMRect();
        const others = document.querySelectorAll(
          '.navbar__item, .navbar__brand, .navbar button, .navbar summary',
        );
        return [...others]
          .filter((other) => {
            const { left, right, width: size } = other.getBoundingClientRect();
            const isApart = right <= box.left + 0.5 || left >= box.right - 0.5 || size === 0;
            return !isApart && !other.closest('form');
          })
          .map((other) => other.textContent);
      });
    await expect.poll(overlapping).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [1000, 1280, 1600])
  test(`with the focus the field shows a whole question, and nothing beside it moves, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/callbacks');
    const items = page.locator('.navbar__item');
    const places = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
    const before = await places();
    const { input } = barOf(page);
    const narrow = await input.boundingBox();
    await suggest(page, 'how long does a hold last on a card of Visa');
    const wide = await input.boundingBox();
    expect(wide?.width).toBeGreaterThan(480);
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeCloseTo((narrow?.x ?? 0) + (narrow?.width ?? 0), 0);
    expect(
      await input.evaluate((field: HTMLInputElement) => field.scrollWidth - field.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await input.blur();
    expect((await input.boundingBox())?.width).toBe(narrow?.width);
  });
