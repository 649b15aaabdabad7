/**
 * What was typed with the wrong keyboard layout, or in the letters of another script. Tables, not guesses: whether the result is
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

const CYRILLIC_SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'j', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'h', ц: 'c', ч: 'q', ш: 'w', щ: 'w', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a' },
};

/** Sounds of English names, for a reader who writes them in Russian letters. */
const ENGLISH_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ph/g, 'f'],
  [/ck|kh|qu?/g, 'k'],
  [/sh/g, 'w'],
  [/ch/g, 'q'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/th/g, 't'],
];

/** @returns the sounds of a Russian word, one letter each */
export function soundsOfRussian(word: string): string {
  return undouble([...word].map((letter) => CYRILLIC_SOUNDS[letter] ?? letter).join(''));
}

/** @returns the sounds of an English word or name as Russian letters would write them */
export function soundsOfEnglish(word: string): string {
  return undouble(ENGLISH_SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word));
}

function undouble(text: string): string {
  return text.replace(/(.)\1+/g, '$1');
}
