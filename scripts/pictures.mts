/**
 * `npm run pictures`: takes the two pictures of README.md from `build/`, the home page and a payment on the test bench, so that they show the site as
 * it is. Colours, brand and texts are those of the profile that was built.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@gateway-docs/kit/chromium';
import { command } from './command';
import { root } from './root.mjs';
import { createSiteServer, listen } from './serve/server';

/** In CSS pixels: what a README shows without scrolling. */
const WINDOW = { width: 1280, height: 760 };

const PICTURES = [
  { name: 'home-light', route: '', colorScheme: 'light', ready: 'article h1' },
  { name: 'bench-dark', route: 'run#pix-paid', colorScheme: 'dark', ready: '[aria-label="Response body"]' },
] as const;

await command(async () => {
  const folder = path.join(root, 'docs-dev/pictures');
  mkdirSync(folder, { recursive: true });
  const server = await listen(createSiteServer(path.join(root, 'build')), 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    for (const { name, route, colorScheme, ready } of PICTURES) {
      const page = await browser.newPage({ viewport: WINDOW, colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${server.origin}/${route}`);
      await page.evaluate((mode) => localStorage.setItem('theme-b8f', mode), colorScheme);
      await page.reload();
      await page.locator(ready).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
