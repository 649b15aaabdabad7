import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Vectors } from '@gateway-docs/contract/samples';
import { callbacks, requests } from '@gateway-docs/gateway/tests/browser';
import { symptomNamed } from '@gateway-docs/gateway/signature';
import { axeOf } from '../support/axe';
import { expect, openHydrated, test, type Page } from '../support/test';

const vectors = parse(readFileSync('samples/vectors.yaml', 'utf8')) as Vectors;
const workbench = (page: Page) => page.getByRole('group', { name: 'Signature workbench' });
const outcome = (page: Page) => workbench(page).getByRole('status');
const check = (page: Page) => workbench(page).getByRole('button', { name: 'Check' }).click();

/** A token that stands nowhere by chance. */
const SECRET = 'secret-Qx81ZtPf02';

async function fill(page: Page, head: string, body: string, token: string): Promise<void> {
  await workbench(page)
    .getByLabel(/headers/i)
    .fill(head);
  await workbench(page).getByLabel('Raw body').fill(body);
  await workbench(page).getByLabel('API token').fill(token);
}

test.describe('the page', () => {
  test.beforeEach(async ({ page }) => openHydrated(page, '/signature_workbench'));

  for (const kind of ['Request, version 2', 'Callback, version 2', 'Request, version 1'])
    test(`the test vector matches: ${kind}`, async ({ page }) => {
      await workbench(page).getByLabel('What you have').selectOption(kind);
      await workbench(page).getByRole('button', { name: 'Fill in the test vector' }).click();
      await check(page);
      await expect(outcome(page)).toContainText('matches.');
      const { v1, v2, callback } = vectors;
      const expected = { 'Request, version 2': v2.signature, 'Callback, version 2': callback.signature }[
        kind
      ];
      await expect(outcome(page)).toContainText(expected ?? v1.hash);
    });

  test('each mistake of requests and callbacks is named, with a link to its row', async ({ page }) => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for (const [symptom, what, message] of [...requests, ...callbacks]) {
      const { kind, timestamp, path, body, signature, token, host = '', otherTokens = [] } = message;
      await workbench(page).getByLabel('What you have').selectOption({ value: kind });
      const line = `POST ${path} HTTP/1.1\nHost: ${host}\nX-Timestamp: ${timestamp}\nX-Signature: ${signature}`;
      await fill(page, line, decoder.decode(body), token);
      await workbench(page)
        .getByLabel('Another token')
        .fill(otherTokens[0] ?? '');
      await check(page);
      const { cause, table } = symptomNamed(symptom);
      await expect(outcome(page), what).toContainText(cause);
      await expect(outcome(page).getByRole('link').first(), what).toHaveAttribute('href', table);
    }
  });

  test('headers as a tool prints them, and a body that stands for another', async ({ page }) => {
    const { path, timestamp, signature, body } = vectors.v2;
    const head = `{"url":"${path}","headers":{"x-timestamp":["${timestamp}"],"x-signature":["${signature}"]}}`;
    await fill(page, head, JSON.stringify(body), vectors.api_token);
    await check(page);
    await expect(outcome(page)).toContainText('The signature matches.');
    await expect(outcome(page)).toContainText('The body was read as a JSON string.');
    await fill(page, head.replace(signature, 'A'.repeat(64)), body, vectors.api_token);
    await check(page);
    await expect(outcome(page)).toContainText('no known mistake gives it');
    await expect(outcome(page)).not.toContainText('the cause is known');
  });

  test('the token is neither stored, nor sent, nor in the address', async ({ page, context }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await fill(
      page,
      `POST ${vectors.v2.path}\nX-Timestamp: 1735689600\nX-Signature: ${'a'.repeat(64)}`,
      '{}',
      SECRET,
    );
    await check(page);
    await expect(outcome(page)).toContainText('does not match');
    await workbench(page).getByLabel('API token').press('Enter');
    const left = await page.evaluate(async () => ({
      address: location.href,
      local: { ...localStorage },
      session: { ...sessionStorage },
      state: JSON.stringify(history.state),
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      text: document.documentElement.innerHTML.includes('secret-'),
    }));
    expect(JSON.stringify(left)).not.toContain(SECRET);
    expect(left.databases).toEqual([]);
    expect(left.text).toBe(false);
    expect(sent.filter((line) => line.includes(SECRET))).toEqual([]);
    expect(JSON.stringify(await context.storageState())).not.toContain(SECRET);
    await page.reload();
    await expect(workbench(page).getByLabel('API token')).toHaveValue('');
  });

  test('works by keyboard, and says what is missing', async ({ page }) => {
    await workbench(page).getByLabel('What you have').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`POST ${vectors.v2.path}`);
    for (let field = 0; field < 4; field++) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText('The header X-Signature is missing.');
    await expect(outcome(page)).toContainText('The API token is missing.');
  });

  test('a megabyte of anything loses nothing that was typed', async ({ page }) => {
    const body = `{"a":"${'x'.repeat(1_000_000)}"}`;
    await fill(page, `POST ${vectors.v2.path}\nX-Timestamp: 1\nX-Signature: ${'b'.repeat(64)}`, body, SECRET);
    await check(page);
    await expect(outcome(page)).toContainText('does not match');
    await expect(workbench(page).getByLabel('Raw body')).toHaveValue(body);
  });

  for (const mode of ['dark', 'light'] as const)
    test(`has no accessibility violation, and fits 360 pixels: ${mode}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      await workbench(page).getByRole('button', { name: 'Fill in the test vector' }).click();
      await workbench(page).getByLabel('Raw body').fill(`${vectors.v2.body}\n`);
      await check(page);
      await expect(outcome(page)).toContainText('the cause is known');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const { violations } = await axeOf(page).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
});

for (const route of ['/request_format', '/callbacks'])
  test(`a panel of ${route}: nothing is loaded before the button, and then the focus is in it`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await expect(workbench(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Check a signature here' }).click();
    await expect(workbench(page).getByLabel('What you have')).toBeFocused();
    expect(loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

test('a tool that cannot be loaded says so, and loads again', async ({ page, guard }) => {
  guard.expectMessage(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await openHydrated(page, '/request_format');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Check a signature here' }).click();
  await expect(page.getByText('The tool could not be loaded.')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(workbench(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence says where to look', async ({ page }) => {
    await page.goto('/signature_workbench');
    // Playwright finds no text in a `noscript` and no roles.
    const sentence = page.locator('main noscript p');
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText('needs JavaScript');
    await expect(sentence.locator('a[href="/request_format#invalid-signature"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
  });
});
