/**
 * In: the folders of a site, its profile, what it offers, its pages. Out: the facts: checked tables, services, flows, cabinet, changelog. Every file of `data/` must
 * have a place here: a file that nothing reads is a mistake (a wrong folder, a misspelt name), so it stops the build.
 */
import path from 'node:path';
import { refuse } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';
import { offeredCabinet, readCabinet } from './cabinet/read-cabinet';
import { findBrokenReferences, wrongFileNames } from './broken-references';
import { offeredFlow, readFlow } from './flows/parse-flow';
import { refuseWrongReferences } from './cross-references/check-texts';
import type { Layout } from './layout';
import { servedCountries, type Offer } from './offer/offer';
import { withOfferedWords } from './offer/condition';
import { checkBasePath, checkProfileLinks } from './operator/check-links';
import type { Profile } from './operator/profile';
import { readChangelog } from './pages/changelog';
import { titlesOf, type LeftOut, type Pages } from './pages/read-pages';
import { schema as schemeSchema } from './schemes/scheme-schema';
import { findWrongDiagrams, findWrongSchemes, findOffered } from './services/not-offered';
import { schema as serviceSchema, type Service } from './services/service-schema';
import { codesOf, termsOf, type Tables } from './tables/tables';
import { readTables, tableNames } from './tables/read-tables';

/** Folders of `data/` with one file for each entry, and the end of its name. */
const FOLDERS = { services: '.yaml', schemes: '.yaml', flows: '.mmd', 'cabinet/screens': '.yaml' } as const;

/** Read by their own readers: the profile by `operator/`, its mark by `branding/`, the cabinet by `cabinet/`, the search's words by the search plugin, addresses, sidebars and what agents read by the site. */
const READ_ELSEWHERE = [
  'operator.yaml',
  'look/mark.svg',
  ...['roles', 'sections', 'columns', 'examples'].map((name) => `cabinet/${name}.yaml`),
  'agents/',
  'search/',
  'site/',
  'texts/',
  'README.md',
];

/** Page of the test data; its rows have their ids as anchors. */
const TEST_DATA_ROUTE = '/reference/test_cards';

/** @throws Error that names each file of `data/` which nothing reads, and where files may be */
function refuseUnused(data: Folder): void {
  const known = [...tableNames().map((name) => `${name}.yaml`), ...READ_ELSEWHERE];
  const unused = data.list().filter((file) => {
    const belongs = Object.entries(FOLDERS).some(
      ([folder, ending]) => path.posix.dirname(file) === folder && file.endsWith(ending),
    );
    if (belongs) return false;
    return !known.some((entry) => file === entry || (entry.endsWith('/') && file.startsWith(entry)));
  });
  if (unused.length === 0) return;
  throw new Error(
    `Nothing reads ${unused.map((file) => data.nameOf(file)).join(', ')}. Tables are data/<name>.yaml with a schema in packages/site-data/src/tables/schemas/<name>.ts; ` +
      `other files are ${Object.entries(FOLDERS)
        .map(([folder, ending]) => `data/${folder}/<name>${ending}`)
        .join(', ')}.`,
  );
}

/** The catalogue as the provider has it: services with the countries that are served and the scenarios that can be played. */
function offeredServices(services: Data['services'], { rows }: Tables['test-cards'], offer: Offer) {
  const playable = new Set(rows.map(({ id }) => id));
  const asOffered = (service: Service): Service => ({
    ...service,
    countries: servedCountries(service.countries, offer),
    scenarios: service.scenarios.filter((one) => !('test' in one) || playable.has(one.test)),
  });
  const offered = [...services].filter(([slug]) => !offer.without.service.has(slug));
  return new Map(offered.map(([slug, service]) => [slug, asOffered(service)]));
}

/** Test data without outcomes that a call brings about which is not offered. */
function offeredTestData(table: Tables['test-cards'], { without }: Offer): Tables['test-cards'] {
  const isOffered = ({ outcome }: (typeof table.rows)[number]): boolean =>
    !(outcome.then ?? []).some((step) => step.by === 'merchant' && without.operation.has(step.call));
  return { ...table, rows: table.rows.filter(isOffered) };
}

/** Methods that are not offered, with what is offered in their place; one without anything in its place is of no use to a reader. */
function offeredInstead(table: Tables['not-offered'], offer: Offer): Tables['not-offered'] {
  const { service } = offer.without;
  const rows = table.rows
    .map((row) => ({
      ...row,
      countries: servedCountries(row.countries, offer),
      instead: row.instead.filter((one) => !service.has(one.service)),
    }))
    .filter(({ instead, countries }) => instead.length > 0 && countries.length > 0);
  const cited = new Set(rows.flatMap(({ source }) => source));
  return {
    ...table,
    rows,
    sources: Object.fromEntries(Object.entries(table.sources).filter(([id]) => cited.has(id))),
  };
}

/** @throws Error with one line for each code, status or scenario that one file names and another does not have */
function refuseBrokenReferences({ tables, services: catalogue, schemes, flows }: Data): void {
  const services = [...catalogue.values()];
  const head = 'Files of data/ do not agree:';
  // The other sentences name a service's file after its slug.
  refuse(head, wrongFileNames(catalogue));
  refuse(head, [
    ...findBrokenReferences({ tables, services }),
    ...findWrongSchemes(services, schemes.keys()),
    ...findWrongDiagrams(services, flows.keys()),
    ...findOffered(tables['not-offered'].rows, services, schemes),
  ]);
}

/** Terms; one that is explained on a page which is left out is explained by its row alone. */
function offeredTerms(table: Tables['glossary'], gone: ReadonlySet<string>): Tables['glossary'] {
  const isGone = (address: string): boolean => gone.has(address) || gone.has(address.replace(/#.*$/, ''));
  return {
    ...table,
    rows: table.rows.map((row) => (isGone(row.explained) ? { ...row, explained: '' } : row)),
  };
}

/** Files with texts of ours; the words of the search are what readers type, and the diagrams check theirs as they are read. */
const textFiles = (data: Folder): string[] =>
  data.list().filter((file) => file.endsWith('.yaml') && !file.startsWith('search/'));

/** The whole of `data/`, checked: it has to be right, also what is not offered. */
async function readData({ data, services }: Layout, { operator }: Profile) {
  refuseUnused(data);
  const tables = await readTables(data);
  const codes = codesOf(tables);
  const schemes = data.folder('schemes').yamls(schemeSchema);
  const known = { codes, operator, schemes };
  const flows = data.folder('flows').entries((file, text) => readFlow(file, text, known));
  const all = {
    tables,
    codes,
    /** By slug. */
    services: services.yamls(serviceSchema),
    /** Fact sheets by slug. */
    schemes,
    /** By file name. */
    flows,
  };
  refuseWrongReferences(data, textFiles(data), known);
  refuseBrokenReferences(all);
  return all;
}

type Data = Readonly<Awaited<ReturnType<typeof readData>>>;

/** What is known of a site before its facts are read. */
export interface SiteHead {
  readonly layout: Layout;
  readonly profile: Profile;
  readonly offer: Offer;
  readonly pages: Pages;
}

/**
 * @param head the site
 * @throws Error with file, place and advice for the first file that is wrong or unused
 */
export async function loadFacts({ layout, profile, offer, pages }: SiteHead) {
  const { leftOut } = pages;
  const whole = await readData(layout, profile);
  const cabinet = readCabinet(layout.data.folder('cabinet'), whole.tables);
  checkBasePath(profile, pages.heads.keys());
  checkProfileLinks(profile, { routes: pages.heads.keys(), leftOut: leftOut.routes });
  const { tables } = whole;
  const tests = offeredTestData(tables['test-cards'], offer);
  const offeredTables: Tables = {
    ...tables,
    'test-cards': tests,
    'not-offered': offeredInstead(tables['not-offered'], offer),
    glossary: offeredTerms(tables.glossary, leftOut.routes),
  };
  const services = offeredServices(whole.services, tests, offer);
  const offered = withOfferedWords({ ...whole, tables: offeredTables, services }, offer);
  const rows = new Set(tests.rows);
  const testsLeftOut = tables['test-cards'].rows.filter((row) => !rows.has(row));
  const gone: LeftOut['routes'] = new Set([
    ...leftOut.routes,
    ...testsLeftOut.map(({ id }) => `${TEST_DATA_ROUTE}#${id}`),
  ]);
  return {
    ...offered,
    flows: new Map([...whole.flows].map(([name, flow]) => [name, offeredFlow(flow, offer)])),
    operator: profile.operator,
    /** Terms of the glossary by code, for `{term(settlement)}`. */
    terms: termsOf(offered.tables),
    cabinet: offeredCabinet(cabinet, offer, leftOut.routes),
    ...readChangelog(layout.content.docs, offer),
    /** Routes of the pages that exist and their titles, for links that may have no page yet. */
    pages: titlesOf(pages),
    /** What the provider does not offer. */
    offer,
    /** Pages and sections that are not there for that reason: a link to one of them is no mistake. */
    leftOut: { ...leftOut, routes: gone },
  };
}

/** Everything that pages are rendered from beside the contract, checked and typed. */
export type Facts = Readonly<Awaited<ReturnType<typeof loadFacts>>>;
