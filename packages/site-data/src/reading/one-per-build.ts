/**
 * In: the name of a store. Out: the store. Docusaurus loads the configuration twice and each plugin by itself, every time with fresh modules, so what a module holds
 * is held a dozen times in one process. In a build, where sources and code stay as they are, one store serves all of them. The writers' server
 * and the tests have one for each module, because there code changes while the process lives.
 */

/** A symbol of the process, not of a module: each copy of this module finds the same. */
const STORES = Symbol.for('gateway-docs.stores');

interface WithStores {
  [STORES]?: Map<string, unknown>;
}

/** @returns whether this process makes a build, in which no source changes */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/**
 * For what follows from its key alone, such as the value of a text in YAML: it is the same whatever has changed meanwhile.
 * @param name of the store, as no other has it
 * @param make makes an empty one
 */
function onePerProcess<Store>(name: string, make: () => Store): Store {
  const stores = ((globalThis as WithStores)[STORES] ??= new Map<string, unknown>());
  if (!stores.has(name)) stores.set(name, make());
  // Each name is used by one module, and so for stores of one kind.
  return stores.get(name) as Store;
}

/**
 * @param name of the store, as no other has it
 * @param make makes an empty one
 */
export function onePerBuild<Store>(name: string, make: () => Store): Store {
  return isBuild() ? onePerProcess(name, make) : make();
}
