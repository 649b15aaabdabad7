/**
 * In: `data/`. Out: the checked tables, services and flows. Every file must have a place here: a file that nothing
 * reads is a mistake (a wrong folder, a misspelt name), so it stops the build.
 */
import path from 'node:path';
import { findBrokenReferences } from './cross-references';
import { loadFlows } from './flows/load-flows';
import { offeredFlow } from './flows/offered-flow';
import { refuseWrongReferences } from './inline-references/check-texts';
import { listFiles } from '@gateway-docs/kit/files';
import { codesOf } from './tables/load-codes';
import { loadOperator } from './operator/load-operator';
import { readYaml } from '@gateway-docs/kit/yaml';
import type { Reference } from '@gateway-docs/contract';
import { wrongFileNames } from './repeated-ids';
import { loadOffer } from './offer/load-offer';
import { servedCountries, type Offer } from './offer/offer';
import { withOfferedWords } from './offer/offered-words';
import { loadSchemes } from './schemes/load-schemes';
import { findWrongSchemes } from './services/named-schemes';
import { findOffered } from './services/not-offered';
import { schema as serviceSchema } from './services/service-schema';
import { loadTables, tableNames } from './tables/load-tables';
import type { Tables } from './tables/tables';

/** Folders of `data/` with one file for each entry, and the end of its name. */
const FOLDERS = { services: '.yaml', schemes: '.yaml', flows: '.mmd' } as const;
/** Read by their own loaders: the profile by `load-operator.ts`, its mark by `look/`, the cabinet by `cabinet/`, the search's words by the search plugin, sentences of
 * components by these. */
const READ_ELSEWHERE = [
  'data/operator.yaml',
  'data/look/mark.svg',
  'data/cabinet/',
  'data/search/',
  'data/texts/',
  'data/README.md',
];

function loadServices(siteDir: string): Reference['services'] {
  const files = listFiles(siteDir, 'data/services');
  return new Map(files.map((file) => [path.basename(file, '.yaml'), readYaml(siteDir, file, serviceSchema)]));
}

/** @throws Error that names each file of `data/` which nothing reads, and where files may be */
function refuseUnused(siteDir: string): void {
  const known = [...tableNames().map((name) => `data/${name}.yaml`), ...READ_ELSEWHERE];
  const unused = listFiles(siteDir, 'data').filter((file) => {
    const belongs = Object.entries(FOLDERS).some(
      ([folder, ending]) => path.posix.dirname(file) === `data/${folder}` && file.endsWith(ending),
    );
    if (belongs) return false;
    return !known.some((entry) => file === entry || (entry.endsWith('/') && file.startsWith(entry)));
  });
  if (unused.length === 0) return;
  throw new Error(
    `Nothing reads ${unused.join(', ')}. Tables are data/<name>.yaml with a schema in packages/site-data/src/tables/schemas/<name>.ts; ` +
      `other files are ${Object.entries(FOLDERS)
        .map(([folder, ending]) => `data/${folder}/<name>${ending}`)
        .join(', ')}.`,
  );
}

/** Codes that money can be in: no funds, units of account or metals. */
const currenciesOf = (tables: Tables): ReadonlySet<string> =>
  new Set(tables['currency-codes'].rows.filter((row) => row.kind === 'currency').map((row) => row.code));

/** The catalogue as the provider has it: services with the countries that are served and the scenarios that can be played. */
function offeredServices(
  services: Reference['services'],
  { rows }: Tables['test-cards'],
  offer: Offer,
): Reference['services'] {
  const playable = new Set(rows.map(({ id }) => id));
  return new Map(
    [...services]
      .filter(([slug]) => !offer.without.service.has(slug))
      .map(([slug, service]) => [
        slug,
        {
          ...service,
          countries: servedCountries(service.countries, offer),
          scenarios: service.scenarios.filter((one) => !('test' in one) || playable.has(one.test)),
        },
      ]),
  );
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

type Data = Pick<Reference, 'tables' | 'codes' | 'services' | 'schemes' | 'flows'>;

/** What the provider has of `data/`. */
interface OfferedData extends Data {
  /** Ids of rows of the test data that are left out. */
  readonly testsLeftOut: readonly string[];
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(['Files of data/ do not agree:', ...problems.map((line) => `  ${line}`)].join('\n'));
}

/** @throws Error with one line for each code, status or scenario that one file names and another does not have */
function refuseBrokenReferences({ tables, services, schemes }: Data): void {
  // The other sentences name a service's file after its slug.
  refuseProblems(wrongFileNames(services));
  const broken = findBrokenReferences({
    errorCodes: tables['api-error-codes'],
    failureReasons: tables['failure-reason-codes'],
    statuses: tables['transaction-statuses'],
    testData: tables['test-cards'],
    services: [...services.values()],
    countries: new Set(tables['country-codes'].rows.map((row) => row.alpha2)),
    currencies: currenciesOf(tables),
  });
  refuseProblems([
    ...broken,
    ...findWrongSchemes(services.values(), schemes.keys()),
    ...findOffered(tables['not-offered'].rows, services.values(), schemes),
  ]);
}

/** Files with texts of ours; the words of the search are what readers type, and the diagrams check theirs as they are read. */
const textFiles = (siteDir: string): string[] =>
  listFiles(siteDir, 'data').filter((file) => file.endsWith('.yaml') && !file.startsWith('data/search/'));

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first file that is wrong or unused
 */
export async function loadData(siteDir: string): Promise<OfferedData> {
  refuseUnused(siteDir);
  const tables = await loadTables(siteDir);
  const codes = codesOf(tables);
  const schemes = loadSchemes(siteDir);
  const known = { codes, operator: loadOperator(siteDir), schemes };
  const data: Data = {
    tables,
    codes,
    services: loadServices(siteDir),
    schemes,
    flows: loadFlows(siteDir, known),
  };
  refuseWrongReferences(siteDir, textFiles(siteDir), known);
  // The whole has to be right, also what is not offered.
  refuseBrokenReferences(data);
  const offer = loadOffer(siteDir);
  const offered = {
    ...tables,
    'test-cards': offeredTestData(tables['test-cards'], offer),
    'not-offered': offeredInstead(tables['not-offered'], offer),
  };
  const tests = new Set(offered['test-cards'].rows.map(({ id }) => id));
  return {
    testsLeftOut: tables['test-cards'].rows.map(({ id }) => id).filter((id) => !tests.has(id)),
    ...withOfferedWords({ ...data, tables: offered }, offer),
    flows: new Map([...data.flows].map(([name, flow]) => [name, offeredFlow(flow, offer)])),
    services: withOfferedWords(offeredServices(data.services, offered['test-cards'], offer), offer),
  };
}
