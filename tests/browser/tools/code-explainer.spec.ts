import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeOf } from '../support/axe';
import { clipboard } from '../support/clipboard';
import { expect, openHydrated, test, type Page } from '../support/test';

const explainer = (page: Page) => page.getByRole('group', { name: 'What does this mean?' });
const field = (page: Page) => explainer(page).getByRole('textbox');
const entries = (page: Page) => explainer(page).getByRole('listitem');

/** Tables, and the word before their codes in a log line. */
const TABLES = [
  ['api_error_codes', 'error'],
  ['failure_reason_codes', 'reason'],
  ['transaction_statuses', 'status'],
] as const;

test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('without JavaScript')) await openHydrated(page, '/what_does_this_mean');
});

test('a response: every code in it, with remedy, retry and the text for the payer', async ({ page }) => {
  await field(page).fill(
    '{"error":{"code":0,"title":"Success"},"response":{"status":2,"failure_reason_code":1001}}',
  );
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(2)).toContainText('What to do');
  await expect(entries(page).nth(2)).toContainText('Try again');
  await expect(entries(page).nth(2)).toContainText('Text for the payer');
});

test('what a client prints: a code with its title, and a message without a code', async ({ page }) => {
  await field(page).fill('GatewayException: 224 Invalid signature: X-Signature');
  await expect(entries(page)).toHaveCount(1);
  await field(page).fill('POST /x: no complete response. The outcome is unknown: call transaction/find');
  await expect(entries(page).getByRole('link')).toHaveAttribute('href', '/unknown_outcome#find-first');
});

test('before use it offers examples; a code is a chip, a field is code with its own name, and the text for the payer can be copied', async ({
  page,
}) => {
  await explainer(page).getByRole('button', { name: '203' }).click();
  await expect(field(page)).toHaveValue('203');
  await expect(explainer(page).getByRole('button', { name: 'Exception' })).toHaveCount(0);
  const entry = entries(page).first();
  await expect(entry.locator('.gw-chip')).toHaveText('Error 203');
  await expect(entry.getByRole('link')).toHaveText('external_transaction_id already exists');
  await expect(entry.locator('code').first()).toHaveText('external_transaction_id');
  const copied = await clipboard(page);
  await entry.getByRole('button', { name: 'Copy this text' }).click();
  await expect.poll(copied).toContain('This payment has already been started.');
});

test('a code alone, and nothing for a number that is none', async ({ page }) => {
  await field(page).fill('203');
  await expect(entries(page)).toHaveCount(1);
  await field(page).fill('4711');
  await expect(explainer(page).getByRole('status')).toContainText('No code of this API');
  await expect(entries(page)).toHaveCount(0);
});

test('each code of the tables is explained, and leads to its row', async ({ page, site }) => {
  for (const [table, name] of TABLES) {
    const file = path.join(site.folder, `reference/${table}.json`);
    const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: { code: number }[] };
    const html = readFileSync(path.join(site.folder, `reference/${table}/index.html`), 'utf8');
    await field(page).fill(rows.map(({ code }) => `${name}=${code}`).join('\n'));
    await expect(entries(page)).toHaveCount(rows.length);
    const links = await explainer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(rows.map(({ code }) => `/reference/${table}#${code}`));
    for (const { code } of rows) expect(html).toMatch(new RegExp(`id="?${code}"?[ >]`));
  }
});

test('what was typed stays when the tables cannot be loaded', async ({ page, guard }) => {
  guard.expectMessage(/Failed to load resource/);
  await page.route('**/reference/*.json', (route) => route.abort());
  await page.reload();
  await field(page).fill('203');
  await expect(explainer(page)).toContainText('The list of codes could not be loaded');
  await page.unroute('**/reference/*.json');
  await explainer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('203');
});

test('the text is not sent, and not in the address', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await field(page).fill('status=1 private-note');
  await expect(entries(page)).toHaveCount(1);
  expect([page.url(), ...sent].filter((line) => line.includes('private'))).toEqual([]);
});

for (const mode of ['dark', 'light'] as const)
  test(`has no accessibility violation, and fits 360 pixels: ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await field(page).fill('error=203 status=2 reason=1001');
    await expect(entries(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence leads to the tables, without JavaScript', async ({ page }) => {
    await page.goto('/what_does_this_mean');
    // Playwright finds no text in a `noscript` and no roles.
    const sentence = page.locator('main noscript p');
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText('needs JavaScript');
    await expect(sentence.locator('a[href="/reference/failure_reason_codes"]')).toBeVisible();
  });
});
