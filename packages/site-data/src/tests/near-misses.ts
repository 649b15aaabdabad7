// In: a valid identifier. Out: what people make of it by mistake. For the tests of the check digits.

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every text that differs in one place: another digit for a digit, another letter for a letter. */
export function oneCharacterOff(value: string): string[] {
  return [...value].flatMap((character, index) => {
    const others = DIGITS.includes(character) ? DIGITS : LETTERS.includes(character) ? LETTERS : '';
    return [...others]
      .filter((other) => other !== character)
      .map((other) => value.slice(0, index) + other + value.slice(index + 1));
  });
}

/** Every text in which two unlike neighbours have changed places. */
export function swappedNeighbours(value: string): string[] {
  return [...value].slice(1).flatMap((character, index) => {
    const before = value.charAt(index);
    return before === character ? [] : [value.slice(0, index) + character + before + value.slice(index + 2)];
  });
}

/** The start with each possible number of `count` digits behind it. */
export function withEveryLastDigits(start: string, count: 1 | 2): string[] {
  return Array.from({ length: 10 ** count }, (_, number) => start + String(number).padStart(count, '0'));
}
