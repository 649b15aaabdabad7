/** Fewer items are no reason for a closed block, and the open table has at least as many. */
const LEAST_FOLDED = 4;
const LEAST_SHOWN = 3;

/**
 * In: rows, or what they are made of. Out: those that show at once, and those that a closed block may hold; each in their order.
 * @param isMinor whether readers come to an item with what it names, by search or by an anchor
 */
export function fold<Item>(
  items: readonly Item[],
  isMinor: (item: Item) => boolean,
): readonly [shown: Item[], folded: Item[]] {
  const minor = items.filter(isMinor);
  const folded = minor.slice(Math.max(0, LEAST_SHOWN - (items.length - minor.length)));
  if (folded.length < LEAST_FOLDED) return [[...items], []];
  return [items.filter((item) => !folded.includes(item)), folded];
}
