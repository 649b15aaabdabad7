/** The comparison with the peers: builds the sites, takes the figures in runs that visit each site in turn, and makes the report. */
import type { Browser } from '@playwright/test';
import { buildRows } from './build-rows';
import { buildOurs, buildPeer, type BuiltSite, type Workplace } from './builds';
import { DESKTOP, PHONE, type Device } from './devices';
import { layoutShifts, type PageShift } from './layout-shift.mjs';
import { softNavigation } from './navigation.mjs';
import { PEERS, type Options, type Peer, type SiteMeasure } from './options';
import { table, type Row } from './report';
import { NAMED_PAGES, samplePages } from './sample';
import { searchRows } from './search-rows';
import { searchFigures } from './search.mjs';
import { serve, type RunningSite } from './sites';
import { visitRows, type RunOfVisits } from './visit-rows';
import { firstVisit } from './visit.mjs';
import { openSite } from '@gateway-docs/contract';

/** A value of this site, and of those of its peers that are compared. */
type BySite<Value> = { readonly ours: Value } & Readonly<Partial<Record<Peer, Value>>>;

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
  take: (site: RunningSite) => Promise<Value>,
): Promise<BySite<Value[]>> {
  const taken: { ours: Value[] } & Partial<Record<Peer, Value[]>> = { ours: [] };
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${what}, run ${run} of ${runs} …`);
    await forEach(running, async (site, name) => (taken[name] ??= []).push(await take(site)));
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

/**
 * @param browser a running Chromium
 * @param place where the sites are built
 * @param measures what to take
 * @param options how often, of which pages and peers
 * @returns the lines of the report
 */
export async function compareWithPeers(
  browser: Browser,
  place: Workplace,
  measures: readonly SiteMeasure[],
  { runs, sample, seed, peers }: Options,
): Promise<string[]> {
  const ours = await buildOurs(place);
  const built: { ours: BuiltSite } & Partial<Record<Peer, BuiltSite>> = { ours };
  for (const peer of peers) built[peer] = await buildPeer(place, peer, ours.folder);
  const running = await forEach<BuiltSite, RunningSite>(built, serve);
  const routes = [...openSite(place.root).pages.keys()].sort();
  const pages = samplePages(routes, sample, seed);
  const lines: string[] = [];
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
    for (const measure of measures) lines.push(...(await steps[measure]()));
  } finally {
    await forEach(running, (site) => site.close());
  }
  return lines;
}
