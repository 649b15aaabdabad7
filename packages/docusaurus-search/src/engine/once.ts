/**
 * @param load takes what it has loaded to its place. @throws where it cannot be loaded
 * @returns the same, each key once for all who ask; what has failed is tried again for the next who asks
 */
export function once<Key>(load: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const known = new Map<Key, Promise<void>>();
  return (key) => {
    const loading =
      known.get(key) ??
      load(key).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    known.set(key, loading);
    return loading;
  };
}
