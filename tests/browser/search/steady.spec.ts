import { expect, openHydrated, test } from '../support/test';
import { hold } from '../support/hold';
import { barOf, suggest, TEXTS, WORDS } from './support';

test('suggestions stay as they are until the order of the next ones is known, and then change once; texts come into their places', async ({
  page,
}) => {
  await openHydrated(page, '/callbacks');
  const { input, form, options } = await suggest(page, 'callback');
  const before = await options.allTextContents();
  const [words, texts] = [await hold(page, WORDS), await hold(page, TEXTS)];
  const lists = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      const titles = document.querySelectorAll('.navbar [role="option"] > :nth-last-child(2)');
      const list = [...titles].map(({ textContent }) => textContent).join('\n');
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
  await expect.poll(() => words.addresses().length).toBeGreaterThan(0);
  expect(await options.allTextContents()).toEqual(before);
  await words.release();
  await expect(form.locator('[data-results="titles"]')).toBeVisible();
  const places = async () => Promise.all((await options.all()).map((option) => option.boundingBox()));
  const early = await places();
  expect(await options.allTextContents()).not.toEqual(before);
  await texts.release();
  await expect(form.locator('[data-results="whole"]')).toBeVisible();
  await expect(options.first()).toContainText(/wallet/i);
  await expect(options.filter({ hasText: /chargeback/i }).first()).toBeVisible();
  expect(await places()).toEqual(early);
  expect(await lists.jsonValue()).toHaveLength(2);
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
