/** In: the checked cabinet and what the provider leaves out. Out: the cabinet without calls that are not offered, and with the words that hold. */
import type { Offer } from '../offer/offer';
import { withOfferedWords } from '../offer/offered-words';
import type { Cabinet } from './cabinet';

/**
 * @param cabinet the whole, checked against the whole contract
 * @param offer what is left out
 * @param gone routes of pages that are left out, with their screens
 */
export function offeredCabinet(cabinet: Cabinet, offer: Offer, gone: ReadonlySet<string>): Cabinet {
  const { operation: leftOut } = offer.without;
  const isThere = (id: string): boolean => !gone.has(cabinet.screens.get(id)?.route ?? '');
  const { menu, outside } = cabinet.sections;
  const sections = {
    menu: menu
      .map((group) => ({ ...group, screens: group.screens.filter(isThere) }))
      .filter((group) => group.screens.length > 0),
    outside,
  };
  const screens = [...cabinet.screens].map(([id, screen]): [string, typeof screen] => [
    id,
    { ...screen, api: screen.api.filter(({ operation }) => !leftOut.has(operation)) },
  ]);
  return withOfferedWords({ ...cabinet, sections, screens: new Map(screens) }, offer);
}
