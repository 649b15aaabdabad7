/** Sections that a reader has asked for: what they need, how much of it is here, and how it goes away again. */
import type { Overview, Progress } from '../messages';
import type { Release } from '../release';
import type { Section } from '../sections';
import type { Choice, Store } from './store';

/** Bytes after which a reply goes to the page, which then asks for more: a browser ends a worker that is busy for too long. */
const BYTES_AT_ONCE = 700_000;

const sum = (store: Store, addresses: Iterable<string>): number =>
  [...addresses].reduce((bytes, address) => bytes + store.bytesOf(address), 0);

/** What comes as one with a section. */
const wholeParts = ({ parts }: Release): string[] => (parts ? [parts.file] : []);

/** What every page needs. */
const common = ({ release }: Store): string[] => [...release.tools, ...wholeParts(release)];

/** The pages of a section, and what they alone need. */
function contentOf(store: Store, { pages }: Section): string[] {
  const all = new Set([...pages, ...store.neededBy(pages)]);
  return [...all].filter((address) => !store.release.tools.includes(address));
}

async function missingOf(store: Store, addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(addresses.map((address) => store.match(address)));
  return addresses.filter((_, i) => found[i] === undefined);
}

const sectionOf = ({ release }: Store, id: string): Section | undefined =>
  release.sections.find((section) => section.id === id);

/**
 * @param choices which sections: those that were saved whole, those whose saving has begun
 * @returns everything that they need
 */
export async function neededBySections(store: Store, choices: readonly Choice[] = ['asked-for', 'begun']) {
  const ids = (await Promise.all(choices.map((choice) => store.chosen(choice)))).flat();
  const sections = ids.flatMap((id) => sectionOf(store, id) ?? []);
  return sections.length === 0 ? [] : [...common(store), ...sections.flatMap((one) => contentOf(store, one))];
}

/** @returns what is saved, for the page that shows it */
export async function overview(store: Store): Promise<Overview> {
  const { release } = store;
  const asked = new Set(await store.chosen('asked-for'));
  const begun = new Set(await store.chosen('begun'));
  const saved = new Set(await store.ofRelease());
  const sections = release.sections.map((section) => {
    const parts = contentOf(store, section);
    const isSaved = asked.has(section.id) && parts.every((part) => saved.has(part));
    return {
      id: section.id,
      label: section.label,
      pages: section.pages.length,
      bytes: sum(store, parts),
      isSaved,
      isBegun: begun.has(section.id) && !isSaved,
    };
  });
  const bySection = new Set(await neededBySections(store));
  const read = [...saved].filter(
    (address) => address in release.pages && !bySection.has(address) && !release.tools.includes(address),
  );
  return {
    sections,
    commonBytes: sum(store, common(store)),
    isCommonSaved: (await missingOf(store, common(store))).length === 0,
    readPages: read.length,
  };
}

/**
 * Saves some of what is missing of a section.
 * @returns how far it is
 * @throws what `Store.save` throws; what has been saved stays, and the next call goes on from there
 */
export async function saveSome(store: Store, id: string): Promise<Progress> {
  const section = sectionOf(store, id);
  if (!section) return { saved: 0, total: 0 };
  // Before the first file: what is saved of it must not go with the pages that were read.
  await store.choose('begun', (ids) => [...ids, id]);
  const all = [...common(store), ...contentOf(store, section)];
  const missing = await missingOf(store, all);
  const total = sum(store, all);
  const before = total - sum(store, missing);
  let bytes = 0;
  for (const address of missing) {
    if (bytes >= BYTES_AT_ONCE) return { saved: before + bytes, total };
    await store.save(address);
    bytes += store.bytesOf(address);
  }
  await store.choose('asked-for', (ids) => [...ids, id]);
  return { saved: total, total };
}

/** Takes a section away. Pages and files that another section needs stay. */
export async function removeSection(store: Store, id: string): Promise<void> {
  const section = sectionOf(store, id);
  for (const choice of ['asked-for', 'begun'] as const)
    await store.choose(choice, (ids) => ids.filter((one) => one !== id));
  const needed = new Set(await neededBySections(store));
  const parts = section ? [...contentOf(store, section), ...wholeParts(store.release)] : [];
  await store.remove(parts.filter((part) => !needed.has(part)));
}
