/**
 * @param load loads what belongs to a key. @throws where it cannot be loaded
 * @returns the same, each key once for all who ask; what has failed is tried again for the next who asks
 */
export function once<Key, Content>(load: (key: Key) => Promise<Content>): (key: Key) => Promise<Content> {
  const known = new Map<Key, Promise<Content>>();
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
