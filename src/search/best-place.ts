/**
 * In: what the slots of a query say of one page. Out: the place of it that a result opens. A place is the better the more of the query
 * stands in it; a word that asks for a kind of section, such as `declined`, speaks for the section of this kind without standing there.
 */
import { headTerm } from './candidates';
import type { PageEntry } from './index/page-entries';
import type { SearchIndex } from './index/search-index';
import type { Slot } from './query';
import type { PageStrength } from './page-strength';
import { RANK } from './rank-weights';

/** What one slot says of one page, and of kinds of sections. */
export interface SlotOnPage {
  /** Share of the slot in the query. */
  readonly weight: number;
  /** Undefined where the page has nothing of it. */
  readonly strength: PageStrength | undefined;
  /** The kinds that it asks for, with how well it does. */
  readonly kinds: KindsAsked;
}

/** Per kind of sections (as in `SectionKinds`) a quality between 0 and 1. */
export type KindsAsked = ReadonlyMap<number, number>;

interface BestPlace {
  /** How much of the query the page's words say at one place, between 0 and 1; kinds of sections and wishes do not count. */
  readonly share: number;
  /** Finds the place that matches best; the top wins a draw, then the first. */
  readonly find: () => number;
}

/** @returns the kinds of sections that a word asks for by itself, as numbers of `SectionKinds` */
export function kindsOf(index: SearchIndex, key: string): readonly number[] {
  return index.sectionKinds.ofTerm.get(headTerm(index, key) ?? -1) ?? [];
}

/** @returns the kinds of sections that a slot asks for */
export function kindsAsked(
  index: SearchIndex,
  { key, alternatives }: Pick<Slot, 'key' | 'alternatives'>,
): KindsAsked {
  const asked = new Map(kindsOf(index, key).map((kind) => [kind, 1]));
  for (const { terms, quality } of alternatives) {
    const [term = 0] = terms;
    if (terms.length > 1) continue;
    for (const kind of index.sectionKinds.ofTerm.get(term) ?? [])
      asked.set(kind, Math.max(quality, asked.get(kind) ?? 0));
  }
  return asked;
}

/**
 * @param isOneWord whether the query is a word by itself, which names a subject
 * @param wishes says for the top and each section how likely it is wanted (wishes.ts)
 * @returns what the page says of the query, and where
 */
export function bestPlace(
  index: SearchIndex,
  slots: readonly SlotOnPage[],
  entry: PageEntry,
  isOneWord: boolean,
  wishes: () => Float64Array | undefined,
): BestPlace {
  const all = slots.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const { ofTop, ofEach, added } = byWords(slots, entry, isOneWord);
  return {
    share: best(entry, ofTop, ofEach, added).value / all,
    find: () => {
      const withKinds = new Map(added);
      for (const [place, more] of byKinds(index, slots, entry))
        withKinds.set(place, (withKinds.get(place) ?? 0) + more);
      return best(entry, ofTop, ofEach, withKinds, wishes()).place;
    },
  };
}

/** @param shares what the wishes say; a row has none of its own, and is neither likely nor unlikely */
function best(
  { top, firstRow }: PageEntry,
  ofTop: number,
  ofEach: number,
  added: ReadonlyMap<number, number>,
  shares?: Float64Array,
): { place: number; value: number } {
  const wished = (place: number): number =>
    shares === undefined || place >= firstRow
      ? 1
      : ((shares[place - top] ?? 0) + RANK.unwished) ** RANK.wishedPlace;
  let leading = { place: top, value: ofTop };
  for (const [place, more] of [...added].sort(([a], [b]) => a - b)) {
    const value = (ofEach + more) * (place >= firstRow ? RANK.rowPrior : 1);
    const isBetter =
      (value - ofEach) * wished(place) > (leading.value - ofEach) * wished(leading.place) * RANK.laterPlace;
    if (isBetter) leading = { place, value };
  }
  return leading;
}

/** What the title says holds for every place; the rest is what places add to that. */
function byWords(
  slots: readonly SlotOnPage[],
  { top }: PageEntry,
  isOneWord: boolean,
): { ofTop: number; ofEach: number; added: Map<number, number> } {
  let ofEach = 0;
  let ofTop = 0;
  const added = new Map<number, number>();
  for (const { weight, strength } of slots) {
    if (strength === undefined) continue;
    const { places, ofPlaces } = strength;
    const byTitle = saturate(strength.title);
    ofEach += weight * byTitle;
    let atTop = strength.title;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const own = ofPlaces[at] ?? 0;
      if (place === top) atTop = Math.max(own, strength.title);
      else if (own > strength.title)
        added.set(place, (added.get(place) ?? 0) + weight * (saturate(own) - byTitle));
      else if (!added.has(place)) added.set(place, 0);
    }
    // Keywords, tasks and description say what the whole page is for: who gives one word wants that, and not the first section that has it.
    const ofPage = isOneWord ? RANK.wholePage * (strength.page - strength.title) : 0;
    ofTop += weight * saturate(atTop + ofPage);
  }
  return { ofTop, ofEach, added };
}

/** Per section what it gains by being of a kind that is asked for, over what its words and the title say. */
function byKinds(
  { sectionKinds: { ofPlace } }: SearchIndex,
  slots: readonly SlotOnPage[],
  { top, firstRow }: PageEntry,
): Map<number, number> {
  const gains = new Map<number, number>();
  for (const { weight, strength, kinds } of slots) {
    if (kinds.size === 0) continue;
    for (let place = top + 1; place < firstRow; place += 1) {
      const quality = kinds.get(ofPlace[place] ?? 0);
      if (quality === undefined) continue;
      const own = strength?.ofPlaces[strength.places.indexOf(place)] ?? 0;
      const before = Math.max(own, strength?.title ?? 0);
      const gain = weight * (saturate(before + RANK.sectionKind * quality) - saturate(before));
      gains.set(place, (gains.get(place) ?? 0) + gain);
    }
  }
  return gains;
}

/** @returns evidence of any strength as a share between 0 and 1 */
export function saturate(strength: number): number {
  return strength / (strength + RANK.half);
}
