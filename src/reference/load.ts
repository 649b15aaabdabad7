/**
 * In: `api/`, `data/`, `samples/` and the names of the pages. Out: one frozen `Reference`. It is kept until one of the files
 * changes, because every page of the site asks for it.
 */
import path from 'node:path';
import { loadCabinet } from './cabinet/load-cabinet';
import { deepFreeze } from '../base/deep-freeze';
import { listFiles } from '../base/list-files';
import { createFileCache } from './reading/file-cache';
import { loadData } from './load-data';
import { loadOperationGroups, loadOperations } from './contract/load-operations';
import { checkBasePath } from './operator/check-base-path';
import { loadOperator, operatorFile } from './operator/load-operator';
import { changelogFiles, loadChanges } from './load-changes';
import { CONTENT_FOLDERS, loadPages } from './load-pages';
import { loadReleases } from './contract/releases/load-releases';
import { loadExecuted } from './executed';
import { loadSamples } from './samples/load-samples';
import { termsOf } from './tables/terms';
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

async function loadAll(siteDir: string): Promise<Reference> {
  const operations = await loadOperations(siteDir);
  const data = await loadData(siteDir);
  const operator = loadOperator(siteDir);
  const pages = loadPages(siteDir);
  checkBasePath(operator.base_path, pages.keys(), path.relative(siteDir, operatorFile(siteDir)));
  return deepFreeze<Reference>({
    operator,
    operations,
    groups: loadOperationGroups(siteDir),
    ...data,
    terms: termsOf(data.tables),
    cabinet: loadCabinet(siteDir, { operations, tables: data.tables }),
    ...loadSamples(siteDir),
    executed: loadExecuted(siteDir),
    ...loadChanges(siteDir),
    releases: loadReleases(siteDir),
    pages,
  });
}

const cachedReference = createFileCache<Promise<Reference>>();

/**
 * Loads and checks everything, or returns what was loaded before when no file has changed since.
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first thing that is wrong
 */
export function loadReference(siteDir: string): Promise<Reference> {
  const pages = CONTENT_FOLDERS.flatMap((folder) => listFiles(siteDir, folder));
  const files = [...referenceFiles(siteDir), ...pages.map((file) => path.join(siteDir, file))];
  return cachedReference(siteDir, siteDir, files, () => loadAll(siteDir));
}
