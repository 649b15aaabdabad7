/** Which items of which lists a reader has ticked, in this browser only. Storage can be forbidden or hold anything; then nothing is ticked. */

const KEY = 'gateway-docs.ticks';

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** @returns the names of all ticked items */
export function ticked(): Set<string> {
  const stored = read();
  return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
}

/**
 * @param name of the item, the same in every release that does not reword it
 * @param isTicked what it is from now on
 */
export function tick(name: string, isTicked: boolean): void {
  const names = ticked();
  if (isTicked) names.add(name);
  else names.delete(name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]));
  } catch {
    // The tick lasts as long as the page.
  }
}
