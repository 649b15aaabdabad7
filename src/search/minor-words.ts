/**
 * Words that say little of what is looked for (`data/search/minor-words.yaml`). They travel in the head of the index, in the search
 * languages of the profile.
 */
import { decodeWords, encodeWords } from './index/front-coding';
import type { PackedMinorWords } from './index/format';

/** Keys of `splitWords`, by why they say little. */
export interface MinorWords {
  /** Words of asking, politeness and pronouns, which weigh nothing beside others. */
  readonly asking: ReadonlySet<string>;
  /** Verbs of doing anything to anything. */
  readonly verbs: ReadonlySet<string>;
  /** What everybody says of everything. */
  readonly common: ReadonlySet<string>;
}

/** @returns the words as they travel */
export function packMinorWords({ asking, verbs, common }: MinorWords): PackedMinorWords {
  const coded = (words: ReadonlySet<string>) => encodeWords([...words].sort());
  return { asking: coded(asking), verbs: coded(verbs), common: coded(common) };
}

/** @returns the words as a query is held against them */
export function openMinorWords({ asking, verbs, common }: PackedMinorWords): MinorWords {
  const opened = (coded: string) => new Set(decodeWords(coded));
  return { asking: opened(asking), verbs: opened(verbs), common: opened(common) };
}
