/**
 * What a parser of JSON lets pass and clients read differently: a name that stands twice in an object (some take the first value, some the
 * last), a number with a point or an exponent (some make a float of it), and a text that is no Unicode or holds U+0000 (some cannot read it,
 * and databases do not store it).
 */

/** Brackets, commas, texts and numbers. An end of the text ends a string too, so that no text is looked through twice. */
const TOKEN = /[{}[\],]|"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
const WHOLE_NUMBER = /^-?\d+$/;

/** What the other functions read, in its order; of any text. */
export const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** The depth of brackets outside strings. */
export function deepestNesting(tokens: readonly string[]): number {
  let depth = 0;
  let deepest = 0;
  for (const token of tokens) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, ++depth);
    else if (token === '}' || token === ']') depth--;
  }
  return deepest;
}

/** Half of a surrogate pair, or U+0000. */
const UNREADABLE = /[\p{Surrogate}\0]/u;
const isStorable = (text: string) => !UNREADABLE.test(text);

/** An object or a list that is open at some place of the text. */
interface Open {
  /** Names that have come; a list has none. */
  readonly names: Set<string> | undefined;
  /** Name or index of the value that is read now; undefined where a name comes next. */
  at: string | number | undefined;
}

const openedBy = (token: string): Open =>
  token === '{' ? { names: new Set(), at: undefined } : { names: undefined, at: 0 };

/** Path of the value that is read now: `items.0.name`. */
const pathOf = (open: readonly Open[]) => open.map(({ at }) => at).join('.');

/** Takes the next name of an object. @returns what is wrong with it */
function takeName(open: readonly Open[], object: Open, name: string): string | undefined {
  if (!isStorable(name)) return 'a name of the body is not Unicode text';
  object.at = name;
  if (object.names?.has(name)) return `${pathOf(open)}: stands twice`;
  object.names?.add(name);
  return undefined;
}

function problemOfValue(open: readonly Open[], token: string): string | undefined {
  if (token.startsWith('"'))
    return isStorable(JSON.parse(token) as string)
      ? undefined
      : `${pathOf(open)}: must be Unicode text without U+0000; half of an emoji is none`;
  return WHOLE_NUMBER.test(token)
    ? undefined
    : `${pathOf(open)}: must be a whole number in digits, without a point and an exponent`;
}

/**
 * @param tokens of the JSON of an object
 * @returns a sentence that begins with the name of the parameter at fault, or undefined when nothing is
 */
export function strayIn(tokens: readonly string[]): string | undefined {
  const open: Open[] = [];
  for (const token of tokens) {
    const inner = open.at(-1);
    let problem: string | undefined;
    if (token === '{' || token === '[') open.push(openedBy(token));
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner) inner.at = typeof inner.at === 'number' ? inner.at + 1 : undefined;
    else if (inner?.at === undefined && inner) problem = takeName(open, inner, JSON.parse(token) as string);
    else problem = problemOfValue(open, token);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
