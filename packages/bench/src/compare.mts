/** The comparison with the peers: builds the sites, takes the figures in runs that visit each site in turn, and makes the report. */
import type { Browser } from '@playwright/test';
import { buildRows } from './build-rows';
import { buildOurs, buildPagefind, buildPeer, type BuiltSite, type Workplace } from './builds';
import { DESKTOP, PHONE, type Device } from './devices';
import { firstClick, firstSearch, type FirstAct } from './first-act.mjs';
import { layoutShifts, type PageShift } from './layout-shift.mjs';
import { softNavigation } from './navigation.mjs';
import { DOCUSAURUS, PEERS, type Options, type Peer, type SiteMeasure } from './options';
import { table, valuesOf, type BySite, type Row, type Target } from './report';
import { NAMED_PAGES, samplePages } from './sample';
import { searchRows } from './search-rows';
import { searchFigures } from './search.mjs';
import { serve, type RunningSite } from './sites';
import { visitRows, type RunOfVisits } from './visit-rows';
import { firstVisit } from './visit.mjs';
import { openSite } from '@gateway-docs/contract';

/** Does the same for every site, this one first, one after the other. */
async function forEach<From, To>(
  sites: BySite<From>,
  make: (from: From, name: keyof BySite<From>) => Promise<To>,
): Promise<BySite<To>> {
  const made: { ours: To } & Partial<Record<Peer, To>> = { ours: await make(sites.ours, 'ours') };
  for (const peer of PEERS) {
    const site = sites[peer];
    if (site) made[peer] = await make(site, peer);
  }
  return made;
}

/** Takes a figure of every site in turn, run by run, so that whatever else the machine does meets them alike. */
async function inTurn<Value>(
  running: BySite<RunningSite>,
  runs: number,
  what: string,
  take: (site: RunningSite, name: keyof BySite<Value>) => Promise<Value>,
): Promise<BySite<Value[]>> {
  const taken: { ours: Value[] } & Partial<Record<Peer, Value[]>> = { ours: [] };
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${what}, run ${run} of ${runs} …`);
    await forEach(running, async (site, name) => (taken[name] ??= []).push(await take(site, name)));
  }
  return taken;
}

async function visitAll(
  browser: Browser,
  { slow }: RunningSite,
  pages: readonly string[],
  device: Device,
): Promise<RunOfVisits> {
  const visits = new Map<string, Awaited<ReturnType<typeof firstVisit>>>();
  for (const page of pages) visits.set(page, await firstVisit(browser, slow, page, device));
  return visits;
}

/** Pages that move more than this are named in the report. */
const MOST_SHIFT = 0.01;

function shiftLines(shifts: readonly PageShift[]): string[] {
  const worst = shifts.filter(({ shift }, i) => i === 0 || shift > MOST_SHIFT);
  const row: Row = {
    what: `the largest of ${shifts.length} visits`,
    ours: shifts.slice(0, 1).map(({ shift }) => shift),
    target: { most: MOST_SHIFT },
    digits: 4,
  };
  const named = worst.map(({ route, device, shift }) => `  ${shift.toFixed(4)} ${route}, ${device}`);
  return [...table('Layout shift of every page of this site', [row]), ...named];
}

/** By which one knows a result that will not change any more. */
const RESULT: Required<BySite<string>> = {
  ours: '.navbar [data-results] [role="option"]',
  stock: '[role="option"]',
  fast: '[role="option"]',
  pagefind: '.pagefind-ui__result-link',
};

/** A line of a running site, and what its report calls it. */
const LINES = [
  ['each request 562 ms late, 1.47 Mbit/s', ({ late }: RunningSite) => late],
  ['150 ms, 1.6 Mbit/s, HTTP/2', ({ slowHttp2 }: RunningSite) => slowHttp2],
] as const;

async function firstActs(browser: Browser, running: BySite<RunningSite>, runs: number): Promise<string[]> {
  const tables: string[] = [];
  for (const [line, on] of LINES) {
    const clicks = await inTurn(running, runs, `First click, ${line}`, (site) =>
      firstClick(browser, on(site)),
    );
    const searches = await inTurn(running, runs, `First search, ${line}`, (site, name) =>
      firstSearch(browser, on(site), RESULT[name]),
    );
    const row = (what: string, acts: BySite<FirstAct[]>, of: keyof FirstAct, target?: Target): Row => ({
      what,
      ...valuesOf(acts, (act) => act[of]),
      ...(target && { target }),
    });
    tables.push(
      ...table(`First act, desktop, ${line}`, [
        row('click on a link, ms', clicks, 'ms', { of: 'stock', most: 1 }),
        row('  bytes', clicks, 'bytes'),
        row('search, ms', searches, 'ms', { of: 'pagefind', most: 0.7 }),
        row('  bytes', searches, 'bytes', { most: 120_000 }),
      ]),
    );
  }
  return tables;
}

/**
 * @param browser a running Chromium
 * @param place where the sites are built
 * @param measures what to take
 * @param options how often, of which pages and peers
 * @returns when all tables are printed
 */
export async function compareWithPeers(
  browser: Browser,
  place: Workplace,
  measures: readonly SiteMeasure[],
  { runs, sample, seed, peers }: Options,
): Promise<void> {
  const ours = await buildOurs(place);
  const built: { ours: BuiltSite } & Partial<Record<Peer, BuiltSite>> = { ours };
  const withPagefind = measures.includes('first') && peers.includes('pagefind');
  for (const peer of DOCUSAURUS)
    if (peers.includes(peer) || (withPagefind && peer === 'stock'))
      built[peer] = await buildPeer(place, peer, ours.folder);
  const { pagefind, ...running } = await forEach<BuiltSite, RunningSite>(
    withPagefind && built.stock ? { ...built, pagefind: await buildPagefind(place, built.stock) } : built,
    serve,
  );
  const routes = [...openSite(place.root).pages.keys()].sort();
  const pages = samplePages(routes, sample, seed);
  const steps: Record<SiteMeasure, () => Promise<string[]>> = {
    visits: async () => {
      const tables: string[] = [`Pages: ${pages.join(' ')}`];
      for (const device of [PHONE, DESKTOP]) {
        const visits = await inTurn(running, runs, `First visits, ${device.name}`, (site) =>
          visitAll(browser, site, pages, device),
        );
        tables.push(...table(`First visit, ${device.name}, median of the pages`, visitRows(visits, pages)));
        for (const page of NAMED_PAGES)
          tables.push(...table(`First visit, ${device.name}, ${page}`, visitRows(visits, [page])));
      }
      return tables;
    },
    navigation: async () => {
      const plain = await inTurn(running, runs, 'Soft navigation, plain', (site) =>
        softNavigation(browser, site.plain, DESKTOP, false),
      );
      const slow = await inTurn(running, runs, 'Soft navigation, slow', (site) =>
        softNavigation(browser, site.slow, PHONE, true),
      );
      const target = { of: 'stock', most: 0.6 } as const;
      return table('Soft navigation, ms', [
        { what: 'desktop, plain line', ...plain, target },
        { what: 'phone, slow line and main thread', ...slow, target },
      ]);
    },
    first: () => firstActs(browser, pagefind ? { ...running, pagefind } : running, runs),
    shift: async () => {
      console.log('Layout shift of every page …');
      return shiftLines(await layoutShifts(browser, running.ours.slow, routes));
    },
    search: async () => {
      const searches = await inTurn(running, runs, 'Searches', (site) => searchFigures(browser, site.slow));
      return table('Search, desktop', searchRows(searches));
    },
    build: () => Promise.resolve(table('Build', buildRows(built))),
  };
  try {
    // Each table as soon as it is there: a measure that fails takes none with it.
    for (const measure of measures) console.log((await steps[measure]()).join('\n'));
  } finally {
    await forEach(running, (site) => site.close());
    await pagefind?.close();
  }
}
