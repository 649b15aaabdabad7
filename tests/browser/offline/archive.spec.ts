import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { writeFiles } from '@gateway-docs/kit/files';
import { ARCHIVE_FILE } from '../../../src/base/archive-file';
import { expect, test } from '../support/test';

let folder = '';
test.beforeAll(({ site }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const files = unzipSync(readFileSync(path.join(site.folder, ARCHIVE_FILE)));
  writeFiles(folder, Object.entries(files));
});
/** Every page of a folder has this origin. */
test.beforeEach(({ guard }) => guard.allowOrigin('null'));
test.afterAll(() => rmSync(folder, { recursive: true }));

const opened = (file: string): string => pathToFileURL(path.join(folder, 'documentation', file)).href;

test('the archive opens from a folder, in its styles, and one page leads to the next', async ({ page }) => {
  await page.goto(opened('index.html'));
  await page.getByRole('link', { name: 'API error codes' }).first().click();
  await expect(page).toHaveURL(opened('reference/api_error_codes/index.html'));
  await expect(page.getByRole('navigation').first()).toHaveCSS('position', 'sticky');
});

test('its search works from the bar of any page, by filters, and leads to the row', async ({ page }) => {
  await page.goto(opened('callbacks/index.html'));
  await page.getByRole('combobox').first().fill('203');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${opened('search/index.html')}?q=203`);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', `${opened('reference/api_error_codes/index.html')}#203`);
  await page.getByLabel('Kind').selectOption('guide');
  await expect(first).toHaveAttribute('href', /\/services\//);
  await page.getByLabel('Search for').fill('qwxyzt');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results');
});
