/** What the worker has around it, for its tests: a network, caches in memory, and what the browser says of the line. */
import { vi } from 'vitest';
import words from '../../not-saved.json';
import { HASH_DIGITS, type Release } from '../../release';

const ORIGIN = 'https://docs.example';

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

/**
 * @param id of the release
 * @param texts of its pages, by their addresses
 * @param known what else there is to know of it
 * @returns a release of these pages
 */
export async function releaseOf(
  id: string,
  texts: Readonly<Record<string, string>>,
  known: Partial<Release> = {},
): Promise<Release> {
  const page = async ([address, text]: [string, string]) =>
    [address, [await hashOf(text), text.length, address] as const] as const;
  return {
    id,
    base: '/',
    brand: 'Example',
    language: 'en',
    storage: 'saved',
    words,
    page: 'offline',
    pages: Object.fromEntries(await Promise.all(Object.entries(texts).map(page))),
    files: {},
    tools: [],
    parts: { file: 'offline/search-1.json', folder: 'search-index/parts/1/' },
    namedByContent: ['assets/', 'offline/search-', 'search-index/parts/'],
    sections: [],
    ...known,
  };
}

/** Answers with the content of an address, or fails as a network does. */
export type Network = (address: string) => string | Promise<string>;

interface Around {
  readonly network: Network;
  readonly saveData?: boolean;
  /** Whether the storage takes the file of an address. */
  readonly hasRoom?: (address: string) => boolean;
}

const addressOf = (url: string): string => new URL(url).pathname.slice(1);

/** In place of what belongs to the browser, until `vi.unstubAllGlobals`. @returns the addresses that the network is asked for */
export function fakeBrowser({ network, saveData = false, hasRoom = () => true }: Around): string[] {
  const asked: string[] = [];
  const storage = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const texts = storage.get(name) ?? new Map<string, string>();
    storage.set(name, texts);
    return Promise.resolve({
      keys: () => Promise.resolve([...texts.keys()].map((url) => ({ url }))),
      delete: (url: string) => Promise.resolve(texts.delete(url)),
      put: async (url: string, response: Response) => {
        if (!hasRoom(addressOf(url))) throw new DOMException('full', 'QuotaExceededError');
        texts.set(url, await response.text());
      },
    });
  };
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData } });
  vi.stubGlobal('caches', {
    open,
    keys: () => Promise.resolve([...storage.keys()]),
    has: (name: string) => Promise.resolve(storage.has(name)),
    delete: (name: string) => Promise.resolve(storage.delete(name)),
    match: (url: string, { cacheName }: { readonly cacheName: string }) => {
      const text = storage.get(cacheName)?.get(url);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(addressOf(url));
    return new Response(await network(addressOf(url)));
  });
  return asked;
}
