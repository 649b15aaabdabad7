import { builtRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const spellings = (route: string): string[] => {
  if (route === '/') return ['/', '/index.html'];
  const plain = route.replace(/\/$/, '');
  return [plain, `${plain}/`, `${plain}.html`, `${plain}/index.html`];
};

test('each page answers under each spelling of its route, without a redirect', async ({ request }) => {
  const wrong: string[] = [];
  for (const spelling of builtRoutes().flatMap(spellings)) {
    const response = await request.head(spelling, { maxRedirects: 0 });
    if (response.status() !== 200) wrong.push(`${response.status()} ${spelling}`);
  }
  expect(wrong).toEqual([]);
});

test('pages are asked for again each time, hashed files are kept for a year', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  const script = /src="?(\/assets\/js\/main\.[^" >]+\.js)/.exec(await page.text())?.[1] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('the headers of the build are sent', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});
