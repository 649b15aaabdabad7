/** A guide shows at most 6 closed blocks and 2,000 words of a direction at once, with scripts and on a wide screen. */
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { folderOf, pagesIn } from './support/site';

const MOST = { folds: 6, words: 2000 };

/** Guides that need more, with what they have. A number here may only fall: who makes a guide shorter lowers or removes it. */
const LONGER: Readonly<Record<string, Partial<typeof MOST>>> = {
  '/services/acquiring_form': { words: 2475 },
  '/services/acquiring_h2h': { folds: 7, words: 3522 },
  '/services/binance/binance_debit_periodic': { words: 2380 },
  '/services/chile': { folds: 10 },
  '/services/ecuador': { folds: 14, words: 2290 },
  '/services/egypt': { folds: 9 },
  '/services/mexico': { folds: 9 },
  '/services/mobile_money/cote_divoire': { folds: 9 },
  '/services/nigeria#payin': { folds: 10 },
  '/services/p2p_transfer_h2h': { words: 2147 },
  '/services/peru': { folds: 10 },
  '/services/philippines': { folds: 10 },
  '/services/pix#payin': { words: 2243 },
  '/services/portugal': { folds: 10 },
  '/services/south_africa': { folds: 9 },
};

/** Lines that show of code that is marked as long: `Show all` has the rest. */
const LINES = 14;

/** What another tab, the other direction or a closed block holds. */
const UNSEEN =
  'script, style, [hidden], noscript, details:not([open]) > :not(summary), [role=tabpanel] ~ [role=tabpanel], [data-panel] ~ [data-panel]';
const PAYOUT = '.gw-payout-begins ~ :not(.gw-directions-end, .gw-directions-end ~ *)';
const PAYIN = '.gw-directions ~ :not(.gw-payout-begins, .gw-payout-begins ~ *)';

/** What the reader of one direction sees, of a page whose other one is hidden. */
function seen($: CheerioAPI, hidden: string): typeof MOST {
  const article = $('article').clone();
  article.find(hidden).remove();
  article.find(UNSEEN).remove();
  article.find('[data-long] pre').each((_, code) => {
    const shown = $(code).text().split('\n').slice(0, LINES);
    $(code).text(shown.join('\n'));
  });
  // Words in blocks that follow each other have no space between them.
  for (const node of article.find('*').toArray()) $(node).append(' ');
  return {
    folds: article.find('.theme-doc-markdown details').length,
    words: article.text().split(/\s+/).filter(Boolean).length,
  };
}

const guides = pagesIn(folderOf('main')).filter(({ route }) => route.startsWith('/services/'));
const views = guides.flatMap(({ route, $ }) =>
  $('.gw-directions').length === 0
    ? [{ view: route, found: seen($, '[data-none]') }]
    : [
        { view: `${route}#payin`, found: seen($, PAYOUT) },
        { view: `${route}#payout`, found: seen($, PAYIN) },
      ],
);

describe('a service guide', () => {
  it.each(views)('$view is short enough', ({ view, found }) => {
    const { folds, words } = { ...MOST, ...LONGER[view] };
    expect(found.folds).toBeLessThanOrEqual(folds);
    expect(found.words).toBeLessThanOrEqual(words);
  });

  it('has no number that it no longer needs', () => {
    const loose = Object.entries(LONGER).flatMap(([view, most]) => {
      const found = views.find((one) => one.view === view)?.found;
      return (['folds', 'words'] as const)
        .filter((name) => most[name] !== undefined && most[name] !== found?.[name])
        .map((name) => `${view}: ${name} ${String(most[name])}, found ${String(found?.[name])}`);
    });
    expect(loose).toEqual([]);
  });
});
