/**
 * @param object an object that has no keys beside those of its type
 * @returns its keys, with the type that `Object.keys` forgets
 */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(object) as Key[];
