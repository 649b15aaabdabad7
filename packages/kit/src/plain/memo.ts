/**
 * @param make makes something of a key
 * @returns the same, made once for each key
 */
export function memo<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Made;
  };
}
