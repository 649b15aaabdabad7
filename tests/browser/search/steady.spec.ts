import { expect, openHydrated, test } from '../support/test';
import { barOf, PARTS, suggest } from './support';

test('suggestions stay as they are until the response to the next query is whole, and then change once', async ({
  page,
}) => {
  await openHydrated(page, '/callbacks');
  const { input, form, options } = await suggest(page, 'callback');
  const before = await options.allTextContents();

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let waiting = 0;
  await page.route(PARTS, async (route) => {
    waiting += 1;
    await released;
    await route.continue();
  });
  const lists = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      const list = document.querySelector('.navbar [role="listbox"]')?.textContent ?? '';
      if (list !== seen.at(-1)) seen.push(list);
    };
    note();
    new MutationObserver(note).observe(document.querySelector('.navbar') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });

  await input.fill('refund of a chargeback in the wallet');
  await expect.poll(() => waiting).toBeGreaterThan(0);
  expect(await options.allTextContents()).toEqual(before);
  release();
  await expect(form.locator('[data-results="whole"]')).toBeVisible();
  await expect(options.first()).toContainText(/wallet/i);
  await expect(options.filter({ hasText: /chargeback/i }).first()).toBeVisible();
  const seen = await lists.jsonValue();
  expect(seen).toHaveLength(2);
});

test('the box opens with something in it, never empty before the suggestions', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const { input, form, options } = barOf(page);
  await input.focus();
  await expect(form).toHaveAttribute('data-search-status', 'ready');
  // A reader whose machine or line is slow is told so; what is tested is that the box never stands there with nothing in it.
  const contents = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const box = document.querySelector<HTMLElement>('.navbar form > div');
      if (box !== null && !box.hidden) seen.push(box.textContent.trim());
    }).observe(document.querySelector('.navbar') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    return seen;
  });

  await input.fill('refund');
  await expect(options.first()).toBeVisible();
  const seen = await contents.jsonValue();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain('');
});
