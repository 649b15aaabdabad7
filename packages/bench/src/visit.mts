/** In: a site behind a slow line. Out: what the first visit to a page costs a reader who has nothing of the site yet. */
import type { Browser } from '@playwright/test';
import type { Device } from './devices';
import { comeAlive, open, withContext, type ServedSite } from './open';
import { total, watchTraffic, type Transfer } from './traffic';

/** What a visit has cost so far. */
interface Costs {
  readonly transfers: readonly Transfer[];
  /** Time over 50 ms of each long task after the first paint. */
  readonly blockingMs: number;
  /** All tasks of the main thread until nothing has been loaded for a while. */
  readonly mainThreadMs: number;
}

export interface VisitFigures extends Costs {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly layoutShift: number;
  readonly foreignRequests: number;
  /**
   * What the visit has cost in all once the reader has done something, at which a page of ours loads its scripts. Layout shift and foreign
   * requests are of the whole visit too; the other figures are from before.
   */
  readonly alive: Costs;
  /** From that sign until React had taken the page over. */
  readonly aliveMs: number;
}

interface Vitals {
  readonly fcp: number;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
}

function blockingTime({ fcp, longTasks }: Vitals): number {
  const late = longTasks.filter(({ start, duration }) => start + duration > fcp);
  return late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** @returns wire bytes of what the page itself needed, of one kind or of all */
export function ownBytes(transfers: readonly Transfer[], kind?: string): number {
  return total(
    transfers.filter((transfer) => !transfer.prefetch && (kind === undefined || transfer.kind === kind)),
    'wireBytes',
  );
}

/**
 * @param browser a running Chromium
 * @param site the site behind its slow line
 * @param route the page
 * @param device what it is opened with
 */
export async function firstVisit(
  browser: Browser,
  site: ServedSite,
  route: string,
  device: Device,
): Promise<VisitFigures> {
  return withContext(browser, device, async (context) => {
    const traffic = watchTraffic(context, site);
    const { page, session } = await open(context, site.origin + route);
    const vitals = () => page.evaluate(() => window.bench.vitals);
    const costs = async (): Promise<Costs> => {
      const transfers = await traffic.settled();
      const { metrics } = await session.send('Performance.getMetrics');
      const mainThreadMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
      return { transfers, mainThreadMs, blockingMs: blockingTime(await vitals()) };
    };
    const still = await costs();
    const { fcp, lcp } = await vitals();
    const aliveMs = await comeAlive(page);
    return {
      ...still,
      fcpMs: fcp,
      lcpMs: lcp,
      aliveMs,
      alive: await costs(),
      layoutShift: (await vitals()).cls,
      foreignRequests: traffic.foreign.length,
    };
  });
}
