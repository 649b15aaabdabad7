import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { example, folders } from './build-example';
import { serve } from './serve';

interface Sites {
  /** Address of the front page of the example. */
  readonly book: string;
  /** The same, built on the stock way. */
  readonly stock: string;
}

async function served(folder: string, use: (home: string) => Promise<void>): Promise<void> {
  const { origin, close } = await serve(path.join(example, folder), '/book/');
  await use(`${origin}/book/`);
  close();
}

const test = base.extend<{ mistakes: string[] }, Sites>({
  book: [({}, use) => served(folders.html, use), { scope: 'worker' }],
  stock: [({}, use) => served(folders.stock, use), { scope: 'worker' }],
  // Whatever a page complains of: its policy, React, a script that fails.
  mistakes: [
    async ({ page }, use) => {
      const mistakes: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) mistakes.push(message.text());
      });
      page.on('pageerror', ({ message }) => mistakes.push(message));
      await use(mistakes);
      expect(mistakes).toEqual([]);
    },
    { auto: true },
  ],
});

/** Files that the page asks for from now on, by their endings; without what the browser fetches ahead. */
function asked(page: Page): (ending: string) => string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']) paths.push(new URL(request.url()).pathname);
  });
  return (ending) => paths.filter((name) => name.endsWith(ending));
}

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
const body = (page: Page) => page.locator('article .markdown');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, in its styles, with one request', async ({ page, book }) => {
    const files = asked(page);
    await page.goto(book);
    await expect(body(page)).toContainText('Good soil smells of rain');
    expect([...files('.css'), ...files('.js')]).toEqual([]);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toContain('system-ui');
  });
});

test('scripts and the whole style sheet load on the first interaction, and the body is left as it is', async ({
  page,
  book,
}) => {
  const files = asked(page);
  await page.goto(book);
  expect([...files('.css'), ...files('.js')]).toEqual([]);
  const first = await body(page).locator('p').first().elementHandle();
  await page.keyboard.press('Tab');
  await alive(page);
  expect(files('.js').filter((file) => /\/(main|runtime~main)\./.test(file))).toHaveLength(2);
  expect(files('.css')).toHaveLength(1);
  expect(await first.evaluate((element) => element.isConnected)).toBe(true);
});

test('a click before the scripts had come is done again: in the body, and on an island', async ({
  page,
  book,
}) => {
  await page.goto(book);
  await page.getByRole('button', { name: 'Which is better?' }).click();
  await expect(page.getByRole('button', { name: 'Clay holds water' })).toBeVisible();

  await page.goto(`${book}neighbours`);
  await page.getByRole('button', { name: 'Rows planted: 0' }).click();
  await expect(page.getByRole('button', { name: 'Rows planted: 1' })).toBeVisible();
});

test('a navigation takes the body from the HTML of the page, and Back shows the first one', async ({
  page,
  book,
}) => {
  await page.goto(book);
  await page.keyboard.press('Tab');
  await alive(page);
  const files = asked(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.locator('.menu').getByRole('link', { name: 'Neighbours' }).click();
  await expect(page).toHaveTitle(/^Neighbours/);
  await expect(body(page)).toContainText('Beans give the soil what maize takes');
  expect(files('/neighbours')).toHaveLength(1);
  await page.getByRole('button', { name: 'Rows planted: 0' }).click();
  await expect(page.getByRole('button', { name: 'Rows planted: 1' })).toBeVisible();
  await page.goBack();
  await expect(body(page)).toContainText('Good soil smells of rain');
  await page.getByRole('button', { name: 'Which is better?' }).click();
  await expect(page.getByRole('button', { name: 'Clay holds water' })).toBeVisible();
  expect(loads).toBe(0);
});

test('a page that is no document is drawn as Docusaurus does', async ({ page, book }) => {
  await page.goto(book);
  await page.keyboard.press('Tab');
  await alive(page);
  await page.locator('.navbar').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About this book' })).toBeVisible();
  await page.goto(`${book}about`);
  await alive(page);
  await expect(page.getByRole('heading', { name: 'About this book' })).toBeVisible();
});

for (const route of ['', 'neighbours', 'winter', 'about']) {
  test(`"${route}" has the same text on the stock way`, async ({ page, book, stock }) => {
    const text = async (home: string): Promise<string> => {
      await page.goto(home + route);
      await page.keyboard.press('Tab');
      await alive(page);
      return page.locator('body').innerText();
    };
    expect(await text(book)).toBe(await text(stock));
  });
}

test('the policy lets the scripts of the build run, and no other', async ({ page, book, mistakes }) => {
  await page.goto(book);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.head.append(script);
  });
  await expect(page).not.toHaveTitle('changed');
  await expect.poll(() => mistakes.length).toBe(1);
  expect(mistakes.pop()).toContain('Content Security Policy');
});

test('no script of the first visit names a page', () => {
  const folder = path.join(example, folders.html, 'assets/js');
  const main = readdirSync(folder).filter((name) => /^(main|runtime~main)\./.test(name));
  const text = main.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  expect(text).not.toContain('neighbours');
});
