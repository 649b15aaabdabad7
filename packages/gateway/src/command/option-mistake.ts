/** A mistake in the arguments of the command: its message is one sentence for the person who typed them. */
import { suggest } from '@gateway-docs/kit';

export class OptionMistake extends Error {
  override readonly name = 'OptionMistake';
}

/**
 * @param all by their names
 * @param says begins the message about a name that none has: `There is no service`
 * @throws OptionMistake with the nearest name
 */
export function named<Item>(all: ReadonlyMap<string, Item>, name: string, says: string): Item {
  const found = all.get(name);
  if (found !== undefined) return found;
  throw new OptionMistake(`${says} "${name}". ${suggest(name, [...all.keys()].filter(Boolean))}`);
}
