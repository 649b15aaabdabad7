import type { CDPSession } from '@playwright/test';
import { expect, idle, openHydrated, test } from '../support/test';

/** An event of the browser's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  /** When it began, in microseconds. */
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly url?: string } };
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
  await openHydrated(page, '/services/pix');
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
  const session = await browser.newBrowserCDPSession();
  const events = await traced(session, async () => {
    await openHydrated(page, '/services/pix');
    await idle(page);
  });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const startOf = (wanted: (url: string) => boolean) =>
    events.find(({ name, args }) => name === 'ResourceSendRequest' && wanted(args.data?.url ?? ''))?.ts ??
    NaN;
  // The visit before is styled anew when it is left, which nobody sees.
  const asked = startOf((url) => url === page.url());
  const alive = startOf((url) => /\/styles\.[^/]+\.css$/.test(url));
  const styled = events.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > asked);
  const sum = (parts: readonly TraceEvent[]) =>
    parts.reduce((total, { args }) => total + (args.elementCount ?? 0), 0);
  const first = sum(styled.filter(({ ts }) => ts < alive));
  const again = sum(styled.filter(({ ts }) => ts > alive));
  expect(first).toBeGreaterThan(0);
  // A document that comes in several pieces is styled piece by piece, and what stands around a piece again: up to 1.1 in 80 visits, 0.1 in most.
  expect(first / elements, `${first} times for ${elements} elements`).toBeLessThan(1.5);
  expect(again).toBeGreaterThan(0);
  expect(again, `${again} times for ${elements} elements`).toBeLessThan(elements);
});
