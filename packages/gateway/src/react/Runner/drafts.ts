/** What a reader has typed into a form, for this tab: a navigation, a reload or a closed panel loses nothing. */
import * as z from 'zod/mini';
import { parsed } from '../../json';
import { object } from '../../protocol/data';
import { inStore } from '../web-storage';

/** By name of the request. Another release may have stored something else, which is left out. */
const texts = z.catch(z.record(z.string(), z.string()), {});

const draft = object({
  /** Name of the request that is being edited; empty for the first one. */
  request: z.string(),
  /** Texts that differ from the form. */
  bodies: texts,
  /** Paths that differ from the form. */
  paths: texts,
  /** `Idempotency-Key`. */
  keys: texts,
});

export type Draft = z.infer<typeof draft>;

const NOTHING: Draft = { request: '', bodies: {}, paths: {}, keys: {} };

/** Of this page, for a browser that stores nothing. */
const ofPage = new Map<string, Draft>();

const keyOf = (form: string) => `gateway-draft ${form}`;

/**
 * @param form route of the form
 * @returns an empty one where nothing was typed
 */
export const readDraft = (form: string): Draft =>
  ofPage.get(form) ??
  inStore('sessionStorage', (store) => draft.safeParse(parsed(store.getItem(keyOf(form)) ?? '')).data) ??
  NOTHING;

export function storeDraft(form: string, typed: Draft): void {
  ofPage.set(form, typed);
  inStore('sessionStorage', (store) => store.setItem(keyOf(form), JSON.stringify(typed)));
}
