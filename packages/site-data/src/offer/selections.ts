/** In: `offer` of a profile, and the names that exist. Out: what a list leaves out, and what is wrong with it, each with its place in the profile. */
import { suggest } from '@gateway-docs/kit';
import type { Selection } from '../operator/offer-schema';
import type { Operator } from '../operator/operator-schema';

const selected = (selection: Selection): readonly string[] => {
  if (selection === 'all') return [];
  return 'only' in selection ? selection.only : selection.except;
};

/** Names that a selection leaves out. */
export function leftOutBy(selection: Selection, names: Iterable<string>): Set<string> {
  if (selection === 'all') return new Set();
  if ('except' in selection) return new Set(selection.except);
  const chosen = new Set(selection.only);
  return new Set([...names].filter((name) => !chosen.has(name)));
}

/** Keys that choose from names. */
export const SELECTIONS = ['services', 'kinds', 'countries', 'operations'] as const;
/** A key that chooses from names. */
export type OfferKey = (typeof SELECTIONS)[number];
/** `offer` of a profile. */
export type Asked = Operator['offer'];
/** Keys that leave out a direction. */
export const SWITCHES = { payin: 'payins', payout: 'payouts' } as const;

/** Path of a name in the profile. */
export const pathOf = (key: OfferKey, selection: Selection, name: string): readonly PropertyKey[] => {
  const list = selection !== 'all' && 'only' in selection ? 'only' : 'except';
  return ['offer', key, list, selected(selection).indexOf(name)];
};

/** What is wrong with the offer, and where it stands in the profile. */
export interface Problem {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** @returns a problem for each name of a list that does not exist, with the nearest that does */
export function unknownNames(key: OfferKey, selection: Selection, names: ReadonlySet<string>): Problem[] {
  return selected(selection)
    .filter((name) => !names.has(name))
    .map((name) => ({
      message: `offer.${key}: there is no "${name}". ${suggest(name, names)}`,
      path: pathOf(key, selection, name),
    }));
}
