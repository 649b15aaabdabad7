/** What a reader has typed into a form, for this tab: a navigation, a reload or a closed panel loses nothing. */
import type { Store } from './site-gateway';

export interface Draft {
  /** Name of the request that is being edited. */
  readonly request: string;
  /** Texts that differ from the form, by name of the request. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Paths that differ from the form, by name of the request. */
  readonly paths: Readonly<Record<string, string>>;
  /** `Idempotency-Key` by name of the request. */
  readonly keys: Readonly<Record<string, string>>;
}

const keyOf = (form: string) => `gateway-draft ${form}`;

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/**
 * @param form route of the form
 * @returns nothing where there is none, or one of another shape
 */
export function readDraft(store: Store, form: string): Draft | undefined {
  try {
    const value = JSON.parse(store.getItem(keyOf(form)) ?? 'null') as Partial<
      Record<keyof Draft, unknown>
    > | null;
    if (typeof value?.request !== 'string') return undefined;
    return {
      request: value.request,
      bodies: textsOf(value.bodies),
      paths: textsOf(value.paths),
      keys: textsOf(value.keys),
    };
  } catch {
    return undefined;
  }
}

/** Stores a draft; a browser that stores nothing, or has no room, leaves it in the page alone. */
export function storeDraft(store: Store, form: string, draft: Draft): void {
  try {
    store.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The text is still in the page.
  }
}
