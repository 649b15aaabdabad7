/**
 * In: a site behind a slow line. Out: what a reader's first search costs, and how fast the next ones answer. Both search bars are
 * driven as a reader drives them: focus, then type; an answer is there when the list under the input has stopped changing.
 */
import type { Browser, Page } from '@playwright/test';
import { median, percentile95 } from './median';
import { total, watchTraffic } from './traffic';
import { slowPage, type ServedSite } from './visit';

const START = '/api/v2/transaction/create';
const FIRST_QUERY = 'signature';

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
  /** From the first focus until the first suggestion: code, worker and index. */
  readonly firstResultBytes: number;
  readonly firstResultMs: number;
  readonly warmMedianMs: number;
  readonly warm95Ms: number;
}

/**
 * @param browser a running Chromium
 * @param site the site behind its slow line
 */
export async function searchFigures(browser: Browser, site: ServedSite): Promise<SearchFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const traffic = watchTraffic(context, site);
    const page = await slowPage(await context.newPage());
    await page.goto(site.origin + START, { waitUntil: 'load' });
    await traffic.settled();
    traffic.reset();
    const start = Date.now();
    const input = page.locator('.navbar input').first();
    await input.click();
    await input.fill(FIRST_QUERY);
    await page.locator('[role="option"]').first().waitFor({ timeout: 120_000 });
    const shown = Date.now();
    // A download that was under way when the first suggestion came is counted whole: it cannot be taken back.
    const firstResultBytes = total(
      (await traffic.settled()).filter(({ startedAt }) => startedAt <= shown),
      'wireBytes',
    );
    const times: number[] = [];
    for (const query of queries) times.push(await answerTime(page, query));
    return {
      firstResultBytes,
      firstResultMs: shown - start,
      warmMedianMs: median(times),
      warm95Ms: percentile95(times),
    };
  } finally {
    await context.close();
  }
}

/** Puts a query into the search bar and measures until the last change of the suggestions, painted. */
function answerTime(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('.navbar input');
    if (!input) throw new Error('There is no search input.');
    // React watches the property of the element; the one of its class sets the value as the keyboard does.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const type = (value: string) => {
      property?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
    };
    const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    input.focus();
    type('');
    await quiet(300);
    let answered = 0;
    const observer = new MutationObserver(() => requestAnimationFrame(() => (answered = performance.now())));
    observer.observe(document.querySelector('.navbar') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const start = performance.now();
    type(text);
    for (
      let waited = 0;
      waited < 3000 && (answered === 0 || performance.now() - answered < 400);
      waited += 50
    )
      await quiet(50);
    observer.disconnect();
    if (answered === 0) throw new Error(`The search bar did not answer "${text}".`);
    return answered - start;
  }, query);
}
