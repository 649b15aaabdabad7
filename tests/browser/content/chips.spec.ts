import { expect, idle, openHydrated, test } from '../support/test';
import { hold } from '../support/hold';

test('a status has the colour of its meaning, in the text and in the picture', async ({ page }) => {
  await openHydrated(page, '/reference/transaction_statuses');
  const chip = page.locator('article a[data-tone="success"]').first();
  await expect(chip).toHaveText('1 success');
  const [text, frame] = await Promise.all([
    chip.evaluate((element) => getComputedStyle(element).color),
    page
      .locator('article svg .dg-success')
      .first()
      .evaluate((element) => getComputedStyle(element).stroke),
  ]);
  expect(frame).toBe(text);
});

test('a chip that the reader has left says nothing when its words come late', async ({ page }) => {
  await openHydrated(page, '/services/pix');
  const words = await hold(page, /\.js$|\.json$/);
  const chip = page.locator('article a[data-chip="reason"]').filter({ visible: true }).first();
  await chip.focus();
  await expect.poll(() => words.addresses().length).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Tab');
  const arrived = page.waitForResponse(/\.js$/);
  await words.release();
  await arrived;
  await idle(page);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a chip says what its code means: to the mouse, to the keyboard, until Escape', async ({ page }) => {
  await openHydrated(page, '/services/pix');
  const chip = page.locator('article a[data-chip="reason"]').filter({ visible: true }).first();
  const box = page.getByRole('tooltip');
  await chip.hover();
  await expect(box).toBeVisible();
  await expect(chip).toHaveAttribute('aria-describedby', 'gw-meaning');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  const status = page.locator('article a[data-chip="status"]').filter({ visible: true }).first();
  await status.focus();
  await expect(box).toBeVisible();
  expect((await box.textContent())?.length).toBeGreaterThan(20);
});

test('a term says what it means, leads to the glossary, and is plain text on paper', async ({ page }) => {
  await openHydrated(page, '/callbacks');
  const term = page.locator('article a[data-chip="term"]').filter({ hasText: 'callback' }).first();
  const box = page.getByRole('tooltip');
  await term.hover();
  await expect(box).toContainText('reports a change of a transaction');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await term.focus();
  await expect(box).toBeVisible();
  const decoration = () => term.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await decoration()).toBe('underline');
  await page.emulateMedia({ media: 'print' });
  expect(await decoration()).toBe('none');
  await page.emulateMedia({ media: 'screen' });
  await term.click();
  await expect(page).toHaveURL(/\/glossary#callback$/);
});

test('the text for the payer can be copied', async ({ page }) => {
  await openHydrated(page, '/reference/failure_reason_codes#8006');
  const row = page.locator('tr[id="8006"]');
  const text = await row.locator('em').first().textContent();
  await expect(row.locator(`button[data-copy="${String(text)}"]`)).toHaveCount(1);
});

test('a call says what it does, to the mouse and to the keyboard, and once on paper in words', async ({
  page,
}) => {
  await openHydrated(page, '/services/pix');
  const call = page
    .locator('article a.gw-call')
    .filter({ visible: true, hasText: 'transaction/cancel' })
    .first();
  const box = page.getByRole('tooltip');
  await call.hover();
  await expect(box).toHaveText(/^.+: POST \/api\/v2\/transaction\/cancel$/);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await call.focus();
  await page.mouse.move(0, 0);
  await expect(box).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await page.locator('article a.gw-call[data-meaning]').evaluateAll((calls) =>
    calls.map((link) => ({
      meaning: link.getAttribute('data-meaning'),
      words: getComputedStyle(link, '::after').content,
    })),
  );
  expect(onPaper.length).toBeGreaterThan(10);
  const said = onPaper.filter(({ words }) => words !== 'none');
  expect(said.map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/: POST \/api\/v2\/transaction\/cancel\)/),
  );
  expect(said.map(({ meaning }) => meaning)).toEqual([...new Set(onPaper.map(({ meaning }) => meaning))]);
});

test('on paper a number has the name of its code', async ({ page }) => {
  await openHydrated(page, '/api/v2/transaction/pay');
  const chip = page.locator('article a[data-chip="error"][data-name]').first();
  await expect(chip).toHaveText(/^\d+$/);
  await page.emulateMedia({ media: 'print' });
  expect(await chip.evaluate((link) => getComputedStyle(link, '::after').content)).not.toBe('none');
});

test('a status of a sequence picture has the colour of its chip', async ({ page }) => {
  await openHydrated(page, '/services/blik');
  const colours = (selector: string, property: 'color' | 'fill' | 'stroke') =>
    page
      .locator(`article ${selector}`)
      .filter({ visible: true })
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const chip = await colours('a[data-chip="status"][data-tone="success"]', 'color');
  expect(await colours('svg .dg-note.dg-success', 'stroke')).toBe(chip);
  expect(await colours('svg tspan.dg-text-waiting', 'fill')).toBe(
    await colours('a[data-chip="status"][data-tone="waiting"]', 'color'),
  );
});
