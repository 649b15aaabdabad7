// lunr's languages are not typed.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../engine/lunr.d.ts" />
/** What tasks say without stop words, by lunr's lists: of "what do I do when a refund is late" counts "refund" and "late". */
import lunr from 'lunr';
import spanish from 'lunr-languages/lunr.es';
import portuguese from 'lunr-languages/lunr.pt';
import { isStopWord, keysOf } from '../engine/tokens';

for (const add of [spanish, portuguese]) add(lunr);

/** @returns each key of the tasks once */
export function taskKeys(tasks: readonly string[]): Set<string> {
  const isTelling = (key: string): boolean =>
    !isStopWord(key) && [lunr.es, lunr.pt].every(({ stopWordFilter }) => stopWordFilter(key) !== undefined);
  return new Set(tasks.flatMap(keysOf).filter(isTelling));
}
