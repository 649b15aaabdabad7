/**
 * In: `api/`, `data/`, `samples/` and the names of the pages. Out: one frozen `Reference`. It is kept until one of the files
 * changes, because every page of the site asks for it.
 */
import path from 'node:path';
import { loadCabinet, offeredCabinet } from '@gateway-docs/site-data/cabinet';
import { deepFreeze } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { createFileCache } from '@gateway-docs/site-data/reading';
import { loadData } from '@gateway-docs/site-data';
import { loadOperationGroups, loadOperations } from './load-operations';
import {
  checkBasePath,
  checkProfileLinks,
  loadOperator,
  operatorFile,
  placeInProfile,
} from '@gateway-docs/site-data/operator';
import { changelogFiles, loadChanges, loadLeftOut, loadPages } from '@gateway-docs/site-data/pages';
import { loadOffer } from '@gateway-docs/site-data/offer';
import { loadReleases } from './releases/load-releases';
import { offeredReleases } from './releases/offered-releases';
import { loadExecuted } from './executed-record';
import { loadSamples } from './samples/load-samples';
import { type Tables, termsOf } from '@gateway-docs/site-data/tables';
import type { Reference } from './reference';

/** Folders whose files the reference is made from. */
export const REFERENCE_FOLDERS = ['api', 'data', 'samples'] as const;

/** Every file that the reference is made from, absolute; the content-dependencies plugin watches them. */
export function referenceFiles(siteDir: string): string[] {
  const files = REFERENCE_FOLDERS.flatMap((folder) => listFiles(siteDir, folder)).map((file) =>
    path.join(siteDir, file),
  );
  return [...new Set([...files, operatorFile(siteDir), ...changelogFiles(siteDir)])];
}

/** Page of the test data; its rows have their ids as anchors. */
const TEST_DATA_ROUTE = '/reference/test_cards';

/** Terms; one that is explained on a page which is left out is explained by its row alone. */
function offeredTerms(table: Tables['glossary'], gone: ReadonlySet<string>): Tables['glossary'] {
  const isGone = (address: string): boolean => gone.has(address) || gone.has(address.replace(/#.*$/, ''));
  return {
    ...table,
    rows: table.rows.map((row) => (isGone(row.explained) ? { ...row, explained: '' } : row)),
  };
}

async function loadAll(siteDir: string): Promise<Reference> {
  const operations = await loadOperations(siteDir);
  // What the cabinet says of calls is checked against all that there are, and examples of services are made from them.
  const contract = await loadOperations(siteDir, 'whole');
  const { testsLeftOut, ...data } = await loadData(siteDir);
  const offer = loadOffer(siteDir);
  const leftOut = loadLeftOut(siteDir);
  const operator = loadOperator(siteDir);
  const pages = loadPages(siteDir);
  const profile = path.relative(siteDir, operatorFile(siteDir));
  const placeOf = (key: readonly PropertyKey[]): string => placeInProfile(siteDir, key);
  checkBasePath(operator.base_path, pages.keys(), profile, placeOf);
  checkProfileLinks(operator, { routes: pages.keys(), leftOut: leftOut.routes }, profile, placeOf);
  return deepFreeze<Reference>({
    operator,
    operations,
    contract,
    groups: loadOperationGroups(siteDir),
    ...data,
    tables: { ...data.tables, glossary: offeredTerms(data.tables.glossary, leftOut.routes) },
    terms: termsOf(data.tables),
    cabinet: offeredCabinet(
      loadCabinet(siteDir, { operations: contract, tables: data.tables }),
      offer,
      leftOut.routes,
    ),
    ...loadSamples(siteDir, offer),
    executed: loadExecuted(siteDir),
    ...loadChanges(siteDir),
    releases: offeredReleases(loadReleases(siteDir), offer),
    pages,
    offer,
    leftOut: {
      ...leftOut,
      routes: new Set([...leftOut.routes, ...testsLeftOut.map((id) => `${TEST_DATA_ROUTE}#${id}`)]),
    },
  });
}

const cachedReference = createFileCache<Promise<Reference>>('reference');

/**
 * Loads and checks everything, or returns what was loaded before when no file has changed since.
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first thing that is wrong
 */
export async function loadReference(siteDir: string): Promise<Reference> {
  // Of a page its address and its title count, and not its text, which writers change most.
  const pages = (): string => JSON.stringify([[...loadPages(siteDir)], [...loadLeftOut(siteDir).routes]]);
  const files = (): string[] => referenceFiles(siteDir);
  return cachedReference(siteDir, siteDir, files, () => loadAll(siteDir), pages);
}
