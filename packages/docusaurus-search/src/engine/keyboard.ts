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

/** Spellings of one Russian letter in the common schemes (GOST, passport, BGN, chat), the longest first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|shh/g, 'w'],
  [/sh/g, 'w'],
  [/ch/g, 'q'],
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/ts|tz/g, 'c'],
  [/[yj]o/g, 'e'],
  [/[yj]u/g, 'u'],
  [/[yj]a/g, 'a'],
  [/[yj]e/g, 'e'],
  [/iu/g, 'u'],
  [/y/g, 'i'],
  [/['’`]/g, ''],
];

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

/** @returns the sounds of a Russian word, one letter each: what all ways to write it in Latin letters have in common */
export function soundsOfRussian(word: string): string {
  return undouble([...word].map((letter) => CYRILLIC_SOUNDS[letter] ?? letter).join(''));
}

/** @returns the sounds of a Russian word that was written in Latin letters, by any of the common schemes */
export function soundsOfTransliterated(word: string): string {
  return undouble(replaceAll(word, SPELLINGS));
}

/** @returns the sounds of an English word or name as Russian letters would write them */
export function soundsOfEnglish(word: string): string {
  return undouble(replaceAll(word, ENGLISH_SOUNDS));
}

function replaceAll(word: string, table: readonly (readonly [RegExp, string])[]): string {
  return table.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

function undouble(text: string): string {
  return text.replace(/(.)\1+/g, '$1');
}

/** Latin spellings of Russian letters, the longest first, for words that no index knows. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|shh/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh|x/g, 'х'],
  [/ts|tz/g, 'ц'],
  [/[yj]o/g, 'е'],
  [/[yj]u|iu/g, 'ю'],
  [/[yj]a|ia/g, 'я'],
  [/[yj]e/g, 'е'],
  [/(?<=[aeiou])[yj]|[ij]y/g, 'й'],
  [/['’`]/g, 'ь'],
];
const LATIN = 'abvgdezijklmnoprstufhcyqw';
const RUSSIAN = 'абвгдезийклмнопрстуфхцыкв';

/** @returns a word of Latin letters as Russian ones most likely spell it; undefined where it has others */
export function inRussianLetters(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (!/^[a-z'’`]+$/.test(lower)) return undefined;
  return [...replaceAll(lower, LETTERS)].map((letter) => RUSSIAN[LATIN.indexOf(letter)] ?? letter).join('');
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
/** Per letter those that lie beside it. */
const neighbours = new Map<string, string>();
ROWS.forEach((row, line) => {
  const below = line % 3 === 2 ? '' : (ROWS[line + 1] ?? '');
  const join = (a: string, b: string) => neighbours.set(a, (neighbours.get(a) ?? '') + b);
  [...row].forEach((key, i) => {
    for (const other of [row[i + 1], below[i - 1], below[i]]) {
      if (other === undefined) continue;
      join(key, other);
      join(other, key);
    }
  });
});

/** @returns whether two letters lie side by side on the keyboard */
export function areNeighbours(a: string, b: string): boolean {
  return neighbours.get(a)?.includes(b) ?? false;
}
