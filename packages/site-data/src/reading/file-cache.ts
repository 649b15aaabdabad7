/**
 * In: a loader and the files that it reads. Out: what it made before, for as long as none of these files has changed: every page of the
 * site asks for the same facts. A build asks once whether they have: it shows the facts as they were when it began.
 */
import { fingerprint } from './fingerprint';
import { isBuild, onePerBuild } from './one-per-build';

/**
 * @param key tells apart what one loader makes
 * @param siteDir absolute path of the repository's root
 * @param files lists what the value is made from, absolute or relative to `siteDir`; it is not asked when it cannot matter
 * @param alsoFrom what else the value is made from, as a text: for files of which it takes a small part
 * @returns `make()`, or what it returned the last time for this key, when the files are as they were; a throw is not cached
 */
export type FileCache<Value> = (
  key: string,
  siteDir: string,
  files: () => readonly string[],
  make: () => Value,
  alsoFrom?: () => string,
) => Value;

interface Cached<Value> {
  readonly sourcesKey: string;
  readonly value: Value;
}

/**
 * @param name of the loader, as no other has it
 * @returns a cache of its own; keys tell apart what one loader makes for several sites or documents
 */
export function createFileCache<Value>(name: string): FileCache<Value> {
  const cached = onePerBuild(name, () => new Map<string, Cached<Value>>());
  return (key, siteDir, files, make, alsoFrom = () => '') => {
    const before = cached.get(key);
    if (before && isBuild()) return before.value;
    const sourcesKey = isBuild() ? '' : `${fingerprint(siteDir, files())}\n${alsoFrom()}`;
    if (before?.sourcesKey === sourcesKey) return before.value;
    const value = make();
    cached.set(key, { sourcesKey, value });
    return value;
  };
}
