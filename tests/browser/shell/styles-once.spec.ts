import type { CDPSession } from '@playwright/test';
import { expect, idle, openHydrated, test } from '../support/test';

/** An event of the browser's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** @returns the events of the browser's main threads while something happens */
async function traced(session: CDPSession, happens: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await happens();
  const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await isComplete;
  return events;
}

// Marking the boxes that scroll once styled the whole page anew for each box: a `:has()` made the ancestors depend on them, and each box was
// measured after the one before it had changed. A slow phone waited for it.
test('the elements of a page are styled once, and few of them again when it comes alive', async ({
  page,
  browser,
}) => {
  // With its typeface at hand: one that comes after the first layout styles the page once more.
  await page.goto('/services/pix');
  await page.evaluate(() => document.fonts.ready);
  const session = await browser.newBrowserCDPSession();
  const events = await traced(session, async () => {
    await openHydrated(page, '/services/pix');
    await idle(page);
  });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const styled = events.filter(({ name }) => name === 'UpdateLayoutTree');
  const total = styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(total).toBeGreaterThan(0);
  expect(total / elements, `${total} times for ${elements} elements`).toBeLessThan(1.5);
});
