import { expect, openHydrated, test, type Page } from '../support/test';

const PAGE = '/api/v2/transaction/create';
const sets = (page: Page) => page.locator('[data-file][data-example]').filter({ visible: true });
const tab = (page: Page, name: string) => sets(page).first().getByRole('tab', { name, exact: true });
const code = (page: Page) => sets(page).first().locator('pre');

/** Addresses of the files that the page asks for. */
function filesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/samples/')) asked.push(pathname);
  });
  return asked;
}

test('the page carries cURL; another language is one file, fetched when it is chosen', async ({ page }) => {
  const asked = filesAskedFor(page);
  await openHydrated(page, PAGE);
  await expect(code(page)).toContainText(`endpoint=${PAGE}`);
  expect(asked).toEqual([]);
  await tab(page, 'Python').click();
  await expect(code(page)).toContainText('client.call(');
  await tab(page, 'Go').click();
  await expect(code(page)).toContainText('package main');
  expect(asked).toEqual(['/samples/v2/transaction-create.json']);
});

test('the language holds on other pages and in later visits', async ({ page }) => {
  await openHydrated(page, PAGE);
  await tab(page, 'PHP').click();
  await expect(code(page)).toContainText('<?php');
  await openHydrated(page, '/api/v1/transaction/find');
  await expect(code(page)).toContainText('GatewayClientV1::fromEnvironment()');
  await openHydrated(page, '/services/pix');
  await expect(code(page)).toContainText('GatewayClient::fromEnvironment()');
});

test('a sample that does not come is said, cURL stays, and another try loads it', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.route('**/samples/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await tab(page, 'Java').click();
  const notice = sets(page).first().getByRole('alert');
  await expect(notice).toContainText('The Java sample could not be loaded.');
  await expect(notice).toContainText('on the server and did not arrive as it should');
  await expect(code(page)).toContainText('openssl dgst -sha256');
  await page.unroute('**/samples/**');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(code(page)).toContainText('public class TransactionCreate');
  await expect(notice).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cURL is there, and the Markdown twin has every language', async ({ page }) => {
    await page.goto(PAGE);
    await expect(code(page)).toContainText('openssl dgst -sha256');
    await expect(page.getByRole('tablist')).toHaveCount(0);
    const twin = await page.request.get(
      String(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')),
    );
    const text = await twin.text();
    for (const fence of ['bash', 'php', 'python', 'javascript', 'java', 'go']) {
      expect(text).toContain(`\`\`\`${fence}\n`);
    }
  });
});
