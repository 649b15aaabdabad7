/**
 * What was typed with the wrong keyboard layout. A table, not a guess: whether the result is
 * meant is for the index to say (correct-layout.ts).
 */

const ENGLISH_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map([...ENGLISH_KEYS].map((key, i) => [key, RUSSIAN_KEYS[i] ?? '']));
const toEnglish = new Map([...RUSSIAN_KEYS].map((key, i) => [key, ENGLISH_KEYS[i] ?? '']));
// The shifted keys of the letters that stand where English has punctuation.
for (const [shifted, plain] of [...'{}:"<>~'].map((key, i) => [key, "[];',.`"[i] ?? ''] as const))
  toRussian.set(shifted, toRussian.get(plain) ?? '');

/** @returns the text as the same keys give it in the other layout; undefined where it has letters of both or of neither */
export function inOtherLayout(text: string): string | undefined {
  const lower = text.toLowerCase();
  const isLatin = /[a-z]/.test(lower);
  const isCyrillic = /[а-яё]/.test(lower);
  if (isLatin === isCyrillic) return undefined;
  const table = isLatin ? toRussian : toEnglish;
  return [...lower].map((letter) => table.get(letter) ?? letter).join('');
}
