/**
 * The reader's own values: set once, shown in every sample and used by the runner. They last as long as the tab, or, when the reader asks
 * for it, in this browser. The token itself is never among them: only the name of the variable that holds it.
 */
import { isObject, parsed } from '../../json';
import { inStore } from '../web-storage';

/** Kinds of values that a page has one of. */
export const SINGLE_KINDS = ['point', 'callback', 'token'] as const;
/** Kinds of ids that the documentation has several of; the reader's are stored by the documented one. */
export const LISTED_KINDS = ['service', 'account', 'wallet'] as const;

export type SingleKind = (typeof SINGLE_KINDS)[number];
export type ListedKind = (typeof LISTED_KINDS)[number];
export type Kind = SingleKind | ListedKind;

/** One of each single kind; of a listed one the own id by the documented one. */
export type ReaderValues = Readonly<Record<SingleKind, string>> &
  Readonly<Record<ListedKind, Readonly<Record<string, string>>>>;

export const NO_VALUES: ReaderValues = {
  point: '',
  callback: '',
  token: '',
  service: {},
  account: {},
  wallet: {},
};

const KEY = 'gateway-reader-values';

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));

/** Signs that would end a string or begin a command in one of the languages have no place in a sample. */
const ADDRESS = /^https?:\/\/[\w.~:/?#@*+,=%&{}[\]-]{1,240}$/;

interface Rule {
  readonly fits: (text: string) => boolean;
  /** What is wrong with another value. */
  readonly says: string;
}

const ID_RULE: Rule = { fits: isId, says: 'An id is a whole number above 0.' };

export const RULES: Readonly<Record<Kind, Rule>> = {
  point: ID_RULE,
  service: ID_RULE,
  account: ID_RULE,
  wallet: ID_RULE,
  callback: {
    fits: (text) => ADDRESS.test(text) && URL.canParse(text),
    says: 'An address begins with https:// and has no spaces, quotes, $ or backslashes.',
  },
  token: {
    fits: (text) => /^[A-Z][A-Z0-9_]{0,39}$/.test(text),
    says: 'Write the name of the variable in capitals, such as SHOP_TOKEN. Never write the token itself.',
  },
};

const fitting = (kind: Kind, value: unknown): string =>
  typeof value === 'string' && RULES[kind].fits(value) ? value : '';

function fittingIds(kind: ListedKind, value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const ids = Object.entries(value).map(([documented, own]) => [documented, fitting(kind, own)] as const);
  return Object.fromEntries(ids.filter(([documented, own]) => isId(documented) && own !== ''));
}

/** @returns only what fits its rule: stored text may come from another release, or from somebody else */
function readerValuesIn(text: string): ReaderValues | undefined {
  const value = parsed(text);
  if (!isObject(value)) return undefined;
  return {
    point: fitting('point', value.point),
    callback: fitting('callback', value.callback),
    token: fitting('token', value.token),
    service: fittingIds('service', value.service),
    account: fittingIds('account', value.account),
    wallet: fittingIds('wallet', value.wallet),
  };
}

type Place = Parameters<typeof inStore>[0];

const readFrom = (place: Place) => readerValuesIn(inStore(place, (store) => store.getItem(KEY)) ?? '');

/** What the page knows at present. */
export interface Known {
  readonly values: ReaderValues;
  /** They stay in this browser. */
  readonly isLasting: boolean;
}

let known: Known | undefined;
const listeners = new Set<() => void>();

/** The values of this reader. */
export function readerValues(): Known {
  if (!known) {
    const lasting = readFrom('localStorage');
    known = { values: lasting ?? readFrom('sessionStorage') ?? NO_VALUES, isLasting: lasting !== undefined };
  }
  return known;
}

/** @returns function that ends the telling */
export function onReaderValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param next values that fit their rules; an empty one is the documented one */
export function setReaderValues(next: Known): void {
  known = next;
  const [place, other]: [Place, Place] = next.isLasting
    ? ['localStorage', 'sessionStorage']
    : ['sessionStorage', 'localStorage'];
  inStore(other, (store) => store.removeItem(KEY));
  inStore(place, (store) => store.setItem(KEY, JSON.stringify(next.values)));
  listeners.forEach((listener) => listener());
}

/** Forgets all of them, here and in the browser. */
export function clearReaderValues(): void {
  setReaderValues({ values: NO_VALUES, isLasting: false });
  inStore('sessionStorage', (store) => store.removeItem(KEY));
}

/** @returns the reader's value in place of a documented one; the documented one where there is none */
export function ownValue(kind: Kind, documented: string, { values }: Known = readerValues()): string {
  const found = values[kind];
  const own = typeof found === 'string' ? found : (found[documented] ?? '');
  return own === '' ? documented : own;
}
