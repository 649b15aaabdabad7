// The last line of a page: when it changed, where its source is, and a report that names page and section.
import { profileOf } from '../../built-site/support/site';
import { expect, openHydrated, test } from '../support/test';

const END = 'article > footer';
const profile = profileOf('main');
const other = profileOf('second');

test('a report names the page, and the section that the reader looks at', async ({ page }) => {
  await openHydrated(page, '/callbacks#once');
  const report = page.locator(END).getByRole('link', { name: 'Report an error' });
  const addressed = async (): Promise<URL> => new URL((await report.getAttribute('href')) ?? '');
  expect((await addressed()).searchParams.get('body')).toBe(`${profile.hosts.site}/callbacks\r\n\r\n`);
  // A letter opens no page.
  await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await report.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await addressed()).searchParams.get('body'))
    .toBe(`${profile.hosts.site}/callbacks#once\r\n\r\n`);
  expect((await addressed()).pathname).toBe(profile.support.email);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is there, with the source of the page', async ({ page }) => {
    await page.goto('/services/pix');
    await expect(page.locator(END).getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      profile.source?.edit.replace('{file}', 'docs/services/pix.mdx') ?? '',
    );
    await expect(page.locator(END).getByRole('link', { name: 'Report an error' })).toBeVisible();
  });
});

test('another provider has its own tracker, its assistant, and no link to a source', async ({
  page,
  secondSite,
}) => {
  await page.goto(`${secondSite.home}callbacks`);
  const links = page.locator(END).getByRole('link');
  await expect(links).toHaveText(['Report an error', ...other.open_in.map(({ label }) => label)]);
  const addressOf = async (nth: number) => new URL((await links.nth(nth).getAttribute('href')) ?? '');
  const address = await addressOf(0);
  expect(address.origin).toBe(new URL(other.support.tracker ?? '').origin);
  expect(address.searchParams.get('title')).toBe('Callbacks');
  const assistant = await addressOf(1);
  expect(assistant.searchParams.get('q')).toBe(`Read ${other.hosts.site}${other.base_path}callbacks.md`);
});
