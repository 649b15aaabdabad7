import { afterEach, describe, expect, it, vi } from 'vitest';
import { overview, removeSection, saveSome } from './sections';
import { Store } from './store';
import { fakeBrowser, releaseOf } from './tests/fake-browser';
import { savePageRead } from './visits';

afterEach(() => void vi.unstubAllGlobals());

const SEARCH = 'offline/search-1.json';
/** More than stay of the pages that were read. */
const SECTION = Array.from({ length: 60 }, (_, i) => `section/${i}`);
const READ = Array.from({ length: 45 }, (_, i) => `read/${i}`);

/** The last page of the section cannot be reached. */
async function brokenOff(): Promise<Store> {
  const texts = Object.fromEntries([...SECTION, ...READ].map((address) => [address, address]));
  const { pages } = await releaseOf('1', { ...texts, [SEARCH]: SEARCH });
  const store = new Store({
    ...(await releaseOf('1', texts)),
    files: { [SEARCH]: [pages[SEARCH]?.[0] ?? '', SEARCH.length] },
    sections: [{ id: 'section', label: 'Section', pages: SECTION }],
  });
  await expect(saveSome(store, 'section')).rejects.toThrow('no network');
  return store;
}

const read = (store: Store, page: string) =>
  savePageRead(store, { type: 'page-read', page: `/${page}`, near: [], loaded: [], withTools: false });

/** @returns how many pages of a folder are saved */
const count = async (store: Store, folder: string) =>
  (await store.ofRelease()).filter((address) => address.startsWith(folder)).length;

describe('a section that is saved in part', () => {
  let isOnline = false;
  const network = (address: string): string => {
    if (!isOnline && address === SECTION.at(-1)) throw new TypeError('no network');
    return address;
  };

  it('stays when pages are read, and does not count as one of them', async () => {
    isOnline = false;
    fakeBrowser({ network });
    const store = await brokenOff();
    for (const page of READ) await read(store, page);
    expect(await count(store, 'section/')).toBe(SECTION.length - 1);
    expect(await count(store, 'read/')).toBe(40);
    const { readPages, sections } = await overview(store);
    expect(readPages).toBe(40);
    expect(sections[0]).toMatchObject({ isSaved: false, isBegun: true });
  });

  it('is saved whole when it goes on, and leaves nothing when it is removed', async () => {
    isOnline = false;
    const asked = fakeBrowser({ network });
    const store = await brokenOff();
    isOnline = true;
    asked.length = 0;
    await saveSome(store, 'section');
    expect(asked).toEqual([SECTION.at(-1)]);
    expect((await overview(store)).sections[0]).toMatchObject({ isSaved: true, isBegun: false });
    await removeSection(store, 'section');
    expect(await count(store, 'section/')).toBe(0);
    expect((await overview(store)).sections[0]).toMatchObject({ isSaved: false, isBegun: false });
  });
});
