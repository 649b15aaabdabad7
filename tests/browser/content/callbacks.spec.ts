import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Operator } from '@gateway-docs/site-data/operator';
import { expect, openHydrated, test } from '../support/test';

const { callbacks } = parse(readFileSync('data/operator.yaml', 'utf8')) as Operator;
const waits = callbacks.retry_after_minutes;

test('callbacks have their retry schedule as a heading and a table', async ({ page }) => {
  await openHydrated(page, '/callbacks#retry-schedule');
  await expect(page.getByRole('heading', { name: 'Retry schedule' })).toBeInViewport();
  const rows = page.getByRole('table', { name: 'Retry schedule' }).getByRole('row');
  // A row of titles, the first delivery, and one for each wait.
  await expect(rows).toHaveCount(2 + waits.length);
  await expect(rows.nth(2)).toHaveText(/^2\s*(\d+ \w+)\s*\1$/);
  await expect(rows.last()).toHaveText(new RegExp(`^${1 + waits.length}\\s*\\d+ \\w+`));
});
