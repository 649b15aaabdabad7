/** What readers paste by mistake or by habit: whole bodies, logs, other scripts, bytes. The page answers and never stands still. */
import { within } from '../support/slowed';
import { expect, openHydrated, test } from '../support/test';
import { barOf } from './support';

const body = JSON.stringify({
  error: { code: 203, message: 'external_transaction_id already exists' },
  response: Array.from({ length: 200 }, (_, id) => ({ id, external_order_id: `order-${id}`, sum: '10.00' })),
});

const PASTED: readonly (readonly [string, string])[] = [
  ['ten thousand letters without a blank', 'x'.repeat(10_000)],
  ['ten thousand letters in words', 'refund of a payment '.repeat(500)],
  ['a body', body],
  ['emoji', '💸🔁 refund 👩‍💻'],
  ['text from right to left', 'استرداد الأموال \u202erefund\u202c החזר'],
  ['null bytes', 're\u0000fund\u0000\uFFFD'],
  ['signs', '<script>alert(1)</script> \' " ` \\ %00 %zz ../../ [](){}*+?^$|'],
];

/** Longest task of the page's own thread that a reader does not feel as standing still, in milliseconds, on a machine under load. */
const STANDSTILL = 1000;

for (const [what, text] of PASTED) {
  test(`${what}: the bar answers and the page goes on`, async ({ page }) => {
    await openHydrated(page, '/limits');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
    });
    const bar = barOf(page);
    await bar.input.fill(text);
    await expect(bar.form.locator('[data-results="whole"]')).toBeVisible();
    const longest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
    );
    expect(longest).toBeLessThan(within(STANDSTILL));
    // The next query is answered like any other.
    await bar.input.fill('refund');
    await expect(bar.options.first()).toContainText(/refund|reverse/i);
  });
}
