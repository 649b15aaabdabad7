/**
 * In: a word. Out: the words of Spanish and Portuguese of which it may be a regular inflection. English and Russian have stemmers, which cut
 * each word to what its inflections share; these two would cut English words too, because nobody sees of a word which language it is.
 * So the rules only propose, and the thesaurus knows which proposals are words.
 */

/** Endings of verbs in -ar, and of those in -er and -ir, without marks: paguei, cobraron, recebido. */
const OF_AR =
  /(?:o|a|e|as|es|am|an|em|en|ou|ei|ado|ada|ados|adas|ando|aram|aron|ara|aran|aba|aban|ava|avam|amos|emos)$/;
const OF_ER_IR =
  /(?:o|a|e|as|es|am|an|em|en|i|io|iu|eu|ido|ida|idos|idas|iendo|endo|indo|eram|iram|ieron|era|ira|ia|ian|iam|emos|imos)$/;
const SHORTEST_ROOT = 3;

/** What follows a root is spelt by its sound: saque is of sacar, pague of pagar, rechace of rechazar. */
function rootsOf(key: string, ending: RegExp): string[] {
  const end = ending.exec(key);
  if (end === null) return [];
  const roots: string[] = [];
  // The longest ending is not always the right one: the `e` of `cobre` is no part of its root, the `r` of `cobrar` is.
  for (let at = end.index; at < key.length; at += 1) {
    const root = key.slice(0, at);
    if (root.length < SHORTEST_ROOT || !ending.test(key.slice(at))) continue;
    roots.push(root);
    if (root.endsWith('qu')) roots.push(`${root.slice(0, -2)}c`);
    if (root.endsWith('gu')) roots.push(root.slice(0, -1));
    if (root.endsWith('c')) roots.push(`${root.slice(0, -1)}z`);
  }
  return roots;
}

/**
 * @param key a key of `splitWords`
 * @returns what it may be an inflection of, nouns before verbs; words that do not exist are among them
 */
export function lemmasOf(key: string): string[] {
  if (!/^[a-z]{4,}$/.test(key)) return [];
  const nouns = [
    key.replace(/(?:oes|ones)$/, (plural) => (plural === 'oes' ? 'ao' : 'on')),
    key.replace(/es$/, ''),
    key.replace(/s$/, ''),
    key.replace(/as?$/, 'o'),
    key.replace(/os$/, 'o'),
  ];
  const verbs = [
    ...rootsOf(key, OF_AR).map((root) => `${root}ar`),
    ...rootsOf(key, OF_ER_IR).flatMap((root) => [`${root}er`, `${root}ir`]),
  ];
  return [...new Set([...nouns, ...verbs])].filter((lemma) => lemma !== key);
}
