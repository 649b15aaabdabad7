/** The comparison of sizes: this site as it is and multiplied, each with a first visit, a first search and a build. */
import type { Browser } from '@playwright/test';
import { buildMultiplied, buildOurs, type BuiltSite, type Workplace } from '../builds';
import { PHONE } from '../devices';
import type { Options } from '../options';
import { alignColumns } from '../report';
import { NAMED_PAGES } from '../sample';
import { searchFigures } from '../search.mjs';
import { serve } from '../sites';
import { median } from '../statistics';
import { firstVisit, ownBytes } from '../visit.mjs';
import { listFiles } from '@gateway-docs/kit/files';

/** Figures of one size, in the order of the columns; the first one is the size. */
interface SizeFigures {
  readonly pages: number;
  readonly wireBytes: readonly number[];
  readonly scriptBytes: number;
  readonly firstResultBytes: number;
  readonly furtherBytes: number;
  readonly build: BuiltSite['cold'];
}

async function measure(browser: Browser, { folder, cold }: BuiltSite, runs: number): Promise<SizeFigures> {
  const site = await serve({ folder });
  const visits = NAMED_PAGES.map((): number[] => []);
  const scripts: number[] = [];
  const searches = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [i, route] of NAMED_PAGES.entries()) {
        const { transfers } = await firstVisit(browser, site.slow, route, PHONE);
        visits[i]?.push(ownBytes(transfers));
        scripts.push(ownBytes(transfers, 'script'));
      }
      searches.push(await searchFigures(browser, site.slow));
    }
  } finally {
    await site.close();
  }
  return {
    pages: listFiles(folder, '').filter((file) => file.endsWith('.md')).length,
    wireBytes: visits.map(median),
    scriptBytes: median(scripts),
    firstResultBytes: median(searches.map(({ firstResultBytes }) => firstResultBytes)),
    furtherBytes: median(searches.map(({ furtherBytes }) => furtherBytes)),
    build: cold,
  };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const oneDigit = (value: number | null): string => (value === null ? 'not measured' : value.toFixed(1));

/** A figure, and how many hundredths it lies above that of the site as it is. */
function growing(value: number, first: number | undefined): string {
  const percent = first ? Math.round((value / first - 1) * 100) : 0;
  return `${whole(value)} (${percent < 0 ? '' : '+'}${percent} %)`;
}

function line(figures: SizeFigures, first: SizeFigures): string[] {
  return [
    whole(figures.pages),
    ...figures.wireBytes.map((bytes, i) => growing(bytes, first.wireBytes[i])),
    growing(figures.scriptBytes, first.scriptBytes),
    growing(figures.firstResultBytes, first.firstResultBytes),
    growing(figures.furtherBytes, first.furtherBytes),
    oneDigit(figures.build.cpuSeconds),
    oneDigit(figures.build.seconds),
    oneDigit(figures.build.peakGigabytes),
  ];
}

const HEAD = [
  'pages',
  ...NAMED_PAGES.map((page) => `${page}, bytes`),
  'script',
  'first search, bytes',
  'further query',
  'cold build, processor s',
  's',
  'peak, GB',
];

/**
 * @param browser a running Chromium
 * @param place where the sites are built
 * @param options sizes and runs
 * @returns the lines of the report: first visits, searches and build of every size, with the growth over the site as it is
 */
export async function compareSizes(
  browser: Browser,
  place: Workplace,
  { pages, runs }: Options,
): Promise<string[]> {
  const first = await measure(browser, await buildOurs(place), runs);
  const lines = [line(first, first)];
  for (const size of pages)
    lines.push(line(await measure(browser, await buildMultiplied(place, size), runs), first));
  return ['', ...alignColumns([HEAD, ...lines])];
}
