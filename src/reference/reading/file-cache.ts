/**
 * In: a loader and the files that it reads. Out: what it made before, for as long as none of these files has changed: every page of the
 * site asks for the same facts.
 */
import { fingerprint } from './fingerprint';

/** @returns `make()`, or what it returned the last time for this key, when the files are as they were; a throw is not cached */
export type FileCache<Value> = (
  key: string,
  siteDir: string,
  files: readonly string[],
  make: () => Value,
) => Value;

/** @returns a cache of its own; keys tell apart what one loader makes for several sites or documents */
export function createFileCache<Value>(): FileCache<Value> {
  const cached = new Map<string, { readonly sourcesKey: string; readonly value: Value }>();
  return (key, siteDir, files, make) => {
    const sourcesKey = fingerprint(siteDir, files);
    const before = cached.get(key);
    if (before?.sourcesKey === sourcesKey) return before.value;
    const value = make();
    cached.set(key, { sourcesKey, value });
    return value;
  };
}
