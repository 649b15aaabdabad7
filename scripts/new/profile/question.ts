/** What a question of `npm run new -- profile` is made of, and the forms in which people type values. */
import type { Operator } from '@gateway-docs/site-data/operator';
import type { Given } from './given';

export interface Question {
  /** Key of the profile, with dots: `hosts.api`. */
  readonly key: string;
  /** What is asked, and what it changes on the site. */
  readonly asks: string;
  /** What a good value looks like. */
  readonly rule: string;
  /** The value of the profile that typed words mean. @throws Error with the form in which to type them */
  readonly read: (typed: string) => unknown;
  /** Taken when nothing is typed, as it would be typed; undefined: a value is needed. Empty: the key is left out. */
  readonly usual?: (given: Given) => string | undefined;
  /** What the schema cannot know: files that have to be there, colours beside other colours. @throws Error with the reason */
  readonly check?: (given: Given) => void;
}

export interface QuestionContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path of the folder in which the profile will be. */
  readonly folder: string;
  /** The demonstration profile. */
  readonly demo: Operator;
  readonly year: number;
}

const asText = (typed: string): string => typed;

/** Means that the key is left out where nothing is typed. */
export const nothing = (): string => '';

/** @returns a question whose value is what was typed */
export const text = (key: string, asks: string, rule: string): Question => ({
  key,
  asks,
  rule,
  read: asText,
});

/** @throws Error when it is no number */
export function asNumber(typed: string): number {
  const number = Number(typed);
  if (!Number.isFinite(number)) throw new Error(`"${typed}" is no number`);
  return number;
}

/** @throws Error when it is neither */
export function asYesOrNo(typed: string): boolean {
  if (/^y(es)?$/i.test(typed)) return true;
  if (/^no?$/i.test(typed)) return false;
  throw new Error('type yes or no');
}

export const asList = (typed: string): string[] => typed.split(',').map((each) => each.trim());

/** `only BR, MX` → `{ only: [BR, MX] }`, and `all` as it is. @throws Error with the three forms */
export function asSelection(typed: string): unknown {
  if (typed === 'all') return 'all';
  const { kind, names } = /^(?<kind>only|except)\s+(?<names>\S.*)$/.exec(typed)?.groups ?? {};
  if (kind === undefined || names === undefined)
    throw new Error('type all, or only and names, or except and names');
  return { [kind]: asList(names) };
}

export const asNumbers = (typed: string): number[] => asList(typed).map(asNumber);

/** `Imprint https://…, Privacy https://…` → labels with addresses. @throws Error when one has no address */
export function asLinks(typed: string): { label: string; to: string }[] {
  return asList(typed).map((each) => {
    const found = /^(?<label>.*\S)\s+(?<to>\S+)$/.exec(each)?.groups;
    if (!found?.label || !found.to) throw new Error(`"${each}" has to be a label, a space and an address`);
    return { label: found.label, to: found.to };
  });
}
