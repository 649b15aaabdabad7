/** What is saved of the site: where it lies, and what may get there. No file of another release ever does. */
import { cachePrefix, HASH_DIGITS, type FileOfRelease, type PageOfRelease, type Release } from '../release';
import { withoutPageHash } from '../page-hash';
import { OtherReleaseError } from './other-release-error';

async function hashOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, HASH_DIGITS);
}

/** Sections whose saving has begun, and those that came to its end: a release that takes over saves these alone whole. */
export type Choice = 'begun' | 'asked-for';

export class Store {
  private readonly prefix: string;
  /** Without its last slash → the address of a page as the release spells it. */
  private readonly pages: ReadonlyMap<string, string>;

  /** @param release the release whose files may be saved */
  constructor(readonly release: Release) {
    this.prefix = cachePrefix(release);
    this.pages = new Map(Object.keys(release.pages).map((address) => [address.replace(/\/$/, ''), address]));
  }

  /** @returns address of a file of the site; undefined for what lies outside of the base path or on another host */
  addressOf(url: string): string | undefined {
    const { origin, pathname } = new URL(url, self.location.origin);
    const { base } = this.release;
    if (origin !== self.location.origin || !pathname.startsWith(base)) return undefined;
    return pathname.slice(base.length);
  }

  /** @returns address of a page of the release, for any spelling of it */
  pageOf(url: string): string | undefined {
    const address = this.addressOf(url);
    return address === undefined
      ? undefined
      : this.pages.get(address.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/$/, ''));
  }

  /** @returns what is known of a page or a file; undefined for what the release does not have */
  private expected(address: string): PageOfRelease | FileOfRelease | undefined {
    const { pages, files } = this.release;
    return pages[address] ?? files[address];
  }

  /** @returns addresses of what pages need beside the files of all pages */
  neededBy(pages: readonly string[]): string[] {
    return pages.flatMap((page) => {
      const [, , , ...needs] = this.release.pages[page] ?? [];
      return needs;
    });
  }

  /** @returns bytes of a file before compression */
  bytesOf(address: string): number {
    return this.expected(address)?.[1] ?? 0;
  }

  /** @returns whether a file is named after its content: the same in each release that has it */
  isNamedByContent(address: string): boolean {
    return this.release.namedByContent.some((start) => address.startsWith(start));
  }

  private nameOfCache(address: string): string {
    return this.prefix + (this.isNamedByContent(address) ? 'files' : `release ${this.release.id}`);
  }

  private urlOf(address: string): string {
    return new URL(this.release.base + address, self.location.origin).href;
  }

  /** @returns what is saved under an address */
  async match(address: string): Promise<Response | undefined> {
    return caches.match(this.urlOf(address), { cacheName: this.nameOfCache(address) });
  }

  /** @returns the addresses in the cache of this release: pages, and files that keep their names; those saved last stand last */
  async ofRelease(): Promise<string[]> {
    return this.addressesIn(`${this.prefix}release ${this.release.id}`);
  }

  private async addressesIn(name: string): Promise<string[]> {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.flatMap(({ url }) => this.addressOf(url) ?? []);
  }

  /** @returns names of the caches that older releases have left */
  private async olderCaches(): Promise<string[]> {
    const names = await caches.keys();
    const own = `${this.prefix}release ${this.release.id}`;
    return names.filter((name) => name.startsWith(`${this.prefix}release `) && name !== own);
  }

  /** @returns addresses that an older release had saved, of files that this one has too */
  async ofOlderReleases(): Promise<string[]> {
    const lists = await Promise.all((await this.olderCaches()).map((name) => this.addressesIn(name)));
    return [...new Set(lists.flat())].filter((address) => this.expected(address));
  }

  /** Forgets what older releases had saved, but what is named after its content: an open page may still ask for it. */
  async dropOlderReleases(): Promise<void> {
    await Promise.all((await this.olderCaches()).map((name) => caches.delete(name)));
  }

  /** Forgets what is named after its content and is not of this release. Only where no page of another release is open. */
  async dropOtherFiles(): Promise<void> {
    const { files } = this.release;
    const addresses = await this.addressesIn(`${this.prefix}files`);
    const others = addresses.filter((address) => !(address in files) && !this.isPart(address));
    await this.remove(others);
  }

  /** Forgets files. */
  async remove(addresses: readonly string[]): Promise<void> {
    for (const address of addresses)
      await (await caches.open(this.nameOfCache(address))).delete(this.urlOf(address));
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    const own = (await caches.keys()).filter((name) => name.startsWith(this.prefix));
    await Promise.all(own.map((name) => caches.delete(name)));
  }

  /**
   * Saves a file, unless it is saved: from the browser's cache, from what an older release had saved, else from the network.
   * @throws TypeError without a network, OtherReleaseError where the server has another file, QuotaExceededError
   */
  async save(address: string): Promise<void> {
    if (!(await this.carryOver(address))) await this.put(address, await this.load(address));
  }

  /**
   * Saves a file without a byte from the network, where an older release had saved the same one.
   * @returns whether it is saved now
   * @throws QuotaExceededError
   */
  async carryOver(address: string): Promise<boolean> {
    if (await this.match(address)) return true;
    const response = await this.saved(address);
    if (response) await this.put(address, response);
    return response !== undefined;
  }

  /** Of the small files that come as one with a section there is no list. */
  private isPart(address: string): boolean {
    const { parts } = this.release;
    return parts !== undefined && address.startsWith(parts.folder);
  }

  /** Saves a file that has just come, if it is the one that the release has. */
  async saveLoaded(address: string, response: Response): Promise<void> {
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    if (this.isPart(address) ? response.ok && isJson : await this.isRight(address, response))
      await this.put(address, response);
  }

  private async put(address: string, response: Response): Promise<void> {
    const cache = await caches.open(this.nameOfCache(address));
    await cache.put(this.urlOf(address), response);
  }

  private async isRight(address: string, response: Response): Promise<boolean> {
    if (!response.ok || response.redirected) return false;
    const copy = response.clone();
    const content =
      address in this.release.pages
        ? new TextEncoder().encode(withoutPageHash(await copy.text()))
        : await copy.arrayBuffer();
    return (await hashOf(content)) === this.expected(address)?.[0];
  }

  private async saved(address: string): Promise<Response | undefined> {
    for (const name of await this.olderCaches()) {
      const response = await caches.match(this.urlOf(address), { cacheName: name });
      if (response && (await this.isRight(address, response))) return response;
    }
    return undefined;
  }

  private async load(address: string): Promise<Response> {
    for (const cache of ['force-cache', 'no-cache'] as const) {
      const response = await fetch(this.urlOf(address), { cache, priority: 'low' });
      if (await this.isRight(address, response)) return response;
    }
    throw new OtherReleaseError(address);
  }

  private urlOfChoice(choice: Choice): string {
    return this.urlOf(`offline/${choice}.json`);
  }

  /** @returns ids of the sections of a choice */
  async chosen(choice: Choice): Promise<string[]> {
    const response = await caches.match(this.urlOfChoice(choice), { cacheName: `${this.prefix}choice` });
    return response ? ((await response.json()) as string[]) : [];
  }

  /** Writes the sections of a choice down, over releases. @param change from those that were written down before */
  async choose(choice: Choice, change: (ids: readonly string[]) => readonly string[]): Promise<void> {
    const ids = new Set(change(await this.chosen(choice)));
    const cache = await caches.open(`${this.prefix}choice`);
    await cache.put(this.urlOfChoice(choice), new Response(JSON.stringify([...ids])));
  }
}
