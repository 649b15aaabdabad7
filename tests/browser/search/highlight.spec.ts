import { arrivedAt, expect, openHydrated, test, type Page } from '../support/test';
import { suggest } from './support';

/** Texts that are marked on the page. */
function marked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search') ?? [])] as Range[];
    return ranges.map((range) => range.cloneContents().textContent);
  });
}

test('marks the words on the page that a suggestion leads to, and cleans the address', async ({ page }) => {
  await openHydrated(page, '/');
  const { options } = await suggest(page, 'callback retries');
  await options.first().click();
  await expect.poll(() => marked(page)).not.toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  const words = await marked(page);
  expect(words.every((word) => /^(callback|retr)/i.test(word))).toBe(true);
  await expect(page.locator('article mark')).toHaveCount(0);

  await page.keyboard.press('Escape');
  expect(await marked(page)).toEqual([]);
});

test('works when the link is opened directly, keeps the hash and other parameters', async ({ page }) => {
  await openHydrated(page, '/callbacks?from=mail&_highlight=gateway#main');
  await expect.poll(() => marked(page)).not.toEqual([]);
  await expect(page).toHaveURL('/callbacks?from=mail#main');
  expect((await marked(page)).every((word) => word.toLowerCase() === 'gateway')).toBe(true);
});

test('the next page starts without marks', async ({ page }) => {
  await openHydrated(page, '/callbacks?_highlight=gateway');
  await expect.poll(() => marked(page)).not.toEqual([]);
  await page.getByRole('link', { name: 'Request format' }).first().click();
  await expect(page).toHaveURL('/request_format');
  await expect.poll(() => marked(page)).toEqual([]);
  await page.goBack();
  await arrivedAt(page, '/callbacks');
  expect(await marked(page)).toEqual([]);
});

test('opens the closed block that holds the first mark', async ({ page }) => {
  await page.route('/callbacks?_highlight=xylophone', async (route) => {
    const response = await route.fetch({ url: new URL('/callbacks', route.request().url()).href });
    await route.fulfill({ response });
  });
  await openHydrated(page, '/callbacks');
  const section = (html: string) =>
    page.evaluate(
      (blocks) => document.querySelector('article')?.insertAdjacentHTML('beforeend', blocks),
      html,
    );
  await section(
    '<details id="first"><summary>a</summary><details id="inner"><summary>b</summary>xylophone</details></details>',
  );
  await section('<details id="second"><summary>c</summary>xylophone</details>');
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?_highlight=xylophone'));
  await page.evaluate(() =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown })),
  );
  await expect.poll(() => marked(page)).toHaveLength(2);
  const isOpen = (id: string) => page.locator(`#${id}`).evaluate((block) => block.hasAttribute('open'));
  expect(await Promise.all(['first', 'inner', 'second'].map(isOpen))).toEqual([true, true, false]);
});

test('browsers without the Highlight API get mark elements, which Escape takes away', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openHydrated(page, '/callbacks?_highlight=gateway');
  const marks = page.locator('article mark');
  await expect(marks.first()).toHaveText(/gateway/i);
  const text = await page.locator('article').innerText();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  expect(await page.locator('article').innerText()).toBe(text);
});

test('takes what the address brings as text', async ({ page }) => {
  await openHydrated(
    page,
    `/callbacks?_highlight=${encodeURIComponent('<img src=x onerror=alert(1)>')}&_highlight=.*`,
  );
  await expect(page).toHaveURL('/callbacks');
  expect(await marked(page)).toEqual([]);
});
