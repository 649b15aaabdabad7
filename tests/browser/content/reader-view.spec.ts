import { readFileSync } from 'node:fs';
import type { Readability as Library } from '@mozilla/readability';
import { templates } from '../support/templates';
import { expect, openHydrated, test, type Page } from '../support/test';

/** The library behind the reader view of Firefox; others work alike. */
const source = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');
declare const Readability: typeof Library;

/** Below `article`, or of what the reader view shows: rows of tables without their heads, and blocks of code. */
interface Counts {
  readonly rows: number;
  readonly code: number;
}

async function countInBoth(page: Page): Promise<Record<'page' | 'view', Counts>> {
  return page.evaluate(() => {
    const count = (root: ParentNode | null): Counts => ({
      rows: [...(root?.querySelectorAll('tr') ?? [])].filter((row) => !row.closest('thead')).length,
      code: root?.querySelectorAll('pre').length ?? 0,
    });
    const { content } = new Readability(document.cloneNode(true) as Document).parse() ?? {};
    const view = new DOMParser().parseFromString(content ?? '', 'text/html');
    return { page: count(document.querySelector('article')), view: count(view) };
  });
}

for (const [template, route] of Object.entries(templates))
  test(`${template}: the reader view of a browser keeps the tables and all code`, async ({ page }) => {
    await openHydrated(page, route);
    // An init script is a function of its own: what it declares would be gone.
    await page.evaluate(`${source}\nglobalThis.Readability = Readability;`);
    const counts = await countInBoth(page);
    expect(counts.view.rows).toBeGreaterThanOrEqual(0.9 * counts.page.rows);
    expect(counts.view.code).toBe(counts.page.code);
  });
