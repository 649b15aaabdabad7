/**
 * Where the reader was in each entry of the history. A page comes after the browser has gone back, so the browser's own memory, which looks for the
 * place at once, loses it. That memory is on while the page goes or comes: it knows the way to a page that is loaded as a whole.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { attempt } from '@gateway-docs/kit';
import { BODY_SELECTOR, GOING_BACK } from '../../names';

/** Heights above the reader change with the width, and with what the browser has laid out: a place is a block, and where it stood. */
interface Place {
  readonly scrolled: number;
  /** The first block in view, by its number in the body; -1 for none. */
  readonly block: number;
  /** From the top of the window to that of the block. */
  readonly top: number;
}

/** In this tab, for a page that is loaded again. */
const STORAGE_KEY = 'static-body-places';

let places: Record<string, Place> = {};
/** Key of the entry whose page is shown. */
let shown: string | undefined;
/** Whether the browser does not look for the place of the page that was loaded: its entry was left to this module. */
let isOurs = false;

/** The key that the router has given the entry. The first one has none, nor has one that a link within the page has made. */
const knownKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

function entryKey(): string {
  const known = knownKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');
  return key;
}

const blocks = (): readonly Element[] => [...(document.querySelector(BODY_SELECTOR)?.children ?? [])];

/** Whether the page that is drawn is not the one of the entry, which is loaded anew. */
const isGoingBack = (): boolean => document.documentElement.hasAttribute(GOING_BACK);

/** Remembers where the reader is. */
function keep(): void {
  if (shown === undefined || isGoingBack()) return;
  const all = blocks();
  const block = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  places[shown] = { scrolled: window.scrollY, block, top: all[block]?.getBoundingClientRect().top ?? 0 };
}

function goTo({ scrolled, block, top }: Place): void {
  const found = scrolled > 0 ? blocks()[block] : undefined;
  const to = found ? window.scrollY + found.getBoundingClientRect().top - top : scrolled;
  window.scrollTo(0, to);
}

/** @returns whether the page that is drawn now is one whose place is known, below its top */
export const isReturn = (): boolean => (places[knownKey() ?? '']?.scrolled ?? 0) > 0;

/**
 * Called before the page changes.
 * @param isSamePage whether only query or target differ. A link within the page moves the browser before anybody hears of it; its click was heard.
 */
export function leavePlace(isSamePage: boolean): void {
  if (!isSamePage || knownKey() !== undefined) keep();
}

/** Called when a page is drawn and has been scrolled to its top or its target: goes on to where the reader was. */
export function findPlace(): void {
  const isFirst = shown === undefined;
  const key = entryKey();
  if (key === shown) return;
  shown = key;
  const place = places[key];
  if (place && (!isFirst || (isOurs && window.scrollY === 0))) goTo(place);
}

/** For a page that is loaded again; where there is one entry alone, the browser knows enough. */
function store(): void {
  if (Object.keys(places).length < 2) return;
  // Where nothing can be stored, only the browser knows.
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places)));
}

const stored = (): typeof places =>
  attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as typeof places) ?? {};

function begin(): void {
  entryKey();
  places = stored();
  isOurs = window.history.scrollRestoration === 'manual';
  const takeOver = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  // Until a page has been loaded, the browser may still look for its place.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    // The browser would take the place in the page that is drawn for that of the one to come.
    if (isGoingBack()) return;
    keep();
    store();
    window.history.scrollRestoration = 'auto';
  });
  document.addEventListener('click', keep, { capture: true });
}

if (ExecutionEnvironment.canUseDOM) begin();
