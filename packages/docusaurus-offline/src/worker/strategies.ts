/** How a request is met: from what is saved, or from the network. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { notSavedPage } from './not-saved-page';
import type { Store } from './store';

/** A network that says nothing for this long counts as none where the page is saved, in milliseconds. */
const PATIENCE_MS = 4000;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Storage that cannot be read is as good as empty. */
const saved = (store: Store, address: string | undefined): Promise<Response | undefined> =>
  address === undefined ? Promise.resolve(undefined) : store.match(address).catch(() => undefined);

/** Storage that is full, or closed, takes nothing; the page has its file all the same. */
const quietly = (task: Promise<void>): Promise<void> => task.catch(() => undefined);

/**
 * What keeps its name over releases: from the network as long as there is one, so that nobody reads an old page. A server that fails counts as no
 * network where there is something saved.
 */
export class NetworkFirst extends Strategy {
  constructor(private readonly store: Store) {
    super();
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetching = handler.fetch(request);
    // A response that is sent before the network's leaves that one to end in peace.
    void handler.waitUntil(fetching.catch(() => undefined));
    const page = this.store.pageOf(request.url);
    const address = page ?? this.store.addressOf(request.url);
    const found = await saved(this.store, address);
    if (found) {
      const loaded = fetching.then((response) => (response.status >= 500 ? found : response));
      return Promise.race([loaded.catch(() => found), after(PATIENCE_MS).then(() => found)]);
    }
    try {
      const response = await fetching;
      // Pages are saved when they have been read, not when a link to them has been pointed at.
      if (page === undefined && address !== undefined && request.mode !== 'navigate')
        void handler.waitUntil(quietly(this.store.saveLoaded(address, response.clone())));
      return response;
    } catch (error) {
      // A page that is shown stays: its request fails, and it offers Retry.
      if (request.mode !== 'navigate') throw error;
      return notSavedPage(this.store);
    }
  }
}

/** What is named after its content: what is saved is right for ever. */
export class SavedFirst extends Strategy {
  private parts: Promise<Readonly<Record<string, unknown>> | undefined> | undefined;

  constructor(private readonly store: Store) {
    super();
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const address = this.store.addressOf(request.url) ?? '';
    const found = (await saved(this.store, address)) ?? (await this.partOf(address));
    if (found) return found;
    const response = await handler.fetch(request);
    void handler.waitUntil(quietly(this.store.saveLoaded(address, response.clone())));
    return response;
  }

  /** With a section all small files were saved as one. */
  private async partOf(address: string): Promise<Response | undefined> {
    const whole = this.store.release.parts;
    if (!whole || !address.startsWith(whole.folder)) return undefined;
    this.parts ??= saved(this.store, whole.file).then(
      (file) => file?.json() as Promise<Record<string, unknown>>,
    );
    const parts = await this.parts.catch(() => undefined);
    if (!parts) this.parts = undefined;
    const part = parts?.[address.slice(whole.folder.length)];
    if (part === undefined) return undefined;
    return new Response(JSON.stringify(part), { headers: { 'Content-Type': 'application/json' } });
  }
}
