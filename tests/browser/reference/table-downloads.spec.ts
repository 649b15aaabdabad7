import { expect, openHydrated, test } from '../support/test';

for (const [label, type, start] of [
  ['JSON', 'application/json', '{'],
  ['CSV', 'text/csv', '\uFEFFcode,numeric,exponent,'],
] as const) {
  test(`${label} is saved under the name of its page, and the page stays`, async ({ page, request }) => {
    await openHydrated(page, '/reference/currency_codes');
    const link = page.locator('article').getByRole('link', { name: label, exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`currency_codes.${label.toLowerCase()}`);
    expect(page.context().pages()).toHaveLength(1);
    await expect(page).toHaveURL(/\/reference\/currency_codes$/);

    const reply = await request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(reply.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    expect((await reply.text()).startsWith(start)).toBe(true);
  });
}
