/** What a reader has typed into a form, for this tab: a navigation, a reload or a closed panel loses nothing. */
import { inStore } from '../web-storage';

export interface Draft {
  /** Name of the request that is being edited; empty for the first one. */
  readonly request: string;
  /** Texts that differ from the form, by name of the request. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Paths that differ from the form, by name of the request. */
  readonly paths: Readonly<Record<string, string>>;
  /** `Idempotency-Key` by name of the request. */
  readonly keys: Readonly<Record<string, string>>;
}

const NOTHING: Draft = { request: '', bodies: {}, paths: {}, keys: {} };

/** Of this page, for a browser that stores nothing. */
const ofPage = new Map<string, Draft>();

const keyOf = (form: string) => `gateway-draft ${form}`;

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** @returns nothing for a text of another shape: another release may have stored it */
function parsed(text: string): Draft | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { request, bodies, paths, keys } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof request !== 'string') return undefined;
  return { request, bodies: textsOf(bodies), paths: textsOf(paths), keys: textsOf(keys) };
}

/**
 * @param form route of the form
 * @returns an empty one where nothing was typed
 */
export const readDraft = (form: string): Draft =>
  ofPage.get(form) ??
  inStore('sessionStorage', (store) => parsed(store.getItem(keyOf(form)) ?? 'null')) ??
  NOTHING;

export function storeDraft(form: string, draft: Draft): void {
  ofPage.set(form, draft);
  inStore('sessionStorage', (store) => store.setItem(keyOf(form), JSON.stringify(draft)));
}
