/** In: the checked cabinet and what the provider leaves out. Out: the cabinet without calls that are not offered, and with the words that hold. */
import type { Offer } from '../offer/offer';
import { withOfferedWords } from '../offer/offered-words';
import type { Cabinet } from './cabinet';

/**
 * @param cabinet the whole, checked against the whole contract
 * @param offer what is left out
 */
export function offeredCabinet(cabinet: Cabinet, offer: Offer): Cabinet {
  const { operation: leftOut } = offer.without;
  const screens = [...cabinet.screens].map(([id, screen]): [string, typeof screen] => [
    id,
    { ...screen, api: screen.api.filter(({ operation }) => !leftOut.has(operation)) },
  ]);
  return withOfferedWords({ ...cabinet, screens: new Map(screens) }, offer);
}
