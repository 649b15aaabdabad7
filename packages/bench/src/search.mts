/**
 * In: a site behind a slow line. Out: what a reader's first search costs, and how fast the next ones answer. Each search bar is
 * driven as a reader drives them: focus, then type; a response is there when the list under the input has stopped changing.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import { DESKTOP } from './devices';
import { comeAlive, open, withContext, type ServedSite } from './open';
import { NAMED_PAGES } from './sample';
import { median, percentile95 } from './statistics';
import { watchTraffic } from './traffic';
import { ownBytes } from './visit.mjs';

const [START] = NAMED_PAGES;
const FIRST_QUERY = 'signature';
/** Shares no word with the first one. */
const FURTHER_QUERY = 'chargeback';

/** Words that readers of this site look for: plain ones, paths, identifiers, codes, misspelt ones, Russian ones, and none-such. */
const queries = [
  [
    'callback',
    'signature',
    'transaction status',
    'invalid auth',
    'test card',
    'retry',
    'idempotency',
    'refund',
    '3-d secure',
    'webhook',
  ],
  [
    'transaction/create',
    'api_error_codes',
    'external_transaction_id',
    'X-Signature',
    'acs_url',
    'callback_url',
    '203',
    '224',
    'HMAC',
  ],
  [
    'tranzaction',
    'calback',
    'signatur',
    'currensy',
    'authorised payment',
    'raw body',
    'wallet balance',
    'ip address',
    'decline reason',
  ],
  [
    'подпись',
    'ошибка',
    'статус транзакции',
    'возврат',
    'sandbox card',
    'minor units',
    'timeout',
    'merchant cabinet',
    'zzzzqqq',
  ],
].flat();

export interface SearchFigures {
  /** From the first focus until the first suggestion: code, worker and index, without pages that are fetched ahead meanwhile. */
  readonly firstResultBytes: number;
  readonly firstResultMs: number;
  /** What one more query loads. */
  readonly furtherBytes: number;
  /** Queries that are asked for the first time: most need a part of the index. */
  readonly newMedianMs: number;
  readonly new95Ms: number;
  /** The same queries once more: everything is here. */
  readonly warmMedianMs: number;
  readonly warm95Ms: number;
}

/**
 * @param browser a running Chromium
 * @param site the site behind its slow line
 */
export async function searchFigures(browser: Browser, site: ServedSite): Promise<SearchFigures> {
  const measure = async (context: BrowserContext): Promise<SearchFigures> => {
    const traffic = watchTraffic(context, site);
    const { page } = await open(context, site.origin + START);
    // Who goes to the input has moved the pointer or touched the screen on the way.
    await comeAlive(page);
    await traffic.settled();
    traffic.reset();
    const start = Date.now();
    const input = page.locator('.navbar input').first();
    await input.click();
    await input.fill(FIRST_QUERY);
    await page.locator('[role="option"]').first().waitFor({ timeout: 120_000 });
    const shown = Date.now();
    // A download that was under way when the first suggestion came is counted whole: it cannot be taken back.
    const first = (await traffic.settled()).filter(({ startedAt }) => startedAt <= shown);
    traffic.reset();
    await page.evaluate((text) => window.bench.resultTime(text), FURTHER_QUERY);
    const further = await traffic.settled();
    const timesOf = async () => {
      const times: number[] = [];
      for (const query of queries)
        times.push(await page.evaluate((text) => window.bench.resultTime(text), query));
      return times;
    };
    const [anew, warm] = [await timesOf(), await timesOf()];
    return {
      firstResultBytes: ownBytes(first),
      firstResultMs: shown - start,
      furtherBytes: ownBytes(further),
      newMedianMs: median(anew),
      new95Ms: percentile95(anew),
      warmMedianMs: median(warm),
      warm95Ms: percentile95(warm),
    };
  };
  // The worker for reading without a network may come in the middle of a first search or before it, and would count one time or another.
  return withContext(browser, DESKTOP, measure, 'block');
}
