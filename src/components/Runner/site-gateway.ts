/** The one gateway of the page: all runners and the payer's page share its worker. Its run is that of all tabs. */
import type { GatewayStart } from '../../gateway-protocol/page-gateway';
import { PageGateway } from './page-gateway';
import { createRunStore } from './run-store';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Without a build there is no gateway: in `npm run dev` the runner says so. */
export const isGatewayAvailable = process.env.NODE_ENV === 'production';

/** What the drafts need of `sessionStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** For a browser that forbids a page to store anything: everything lasts as long as the page. */
function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}

function storeOfTab(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return memoryStore();
  }
}

let store: Store | undefined;

/** Where this tab stores its drafts. */
export const tabStore = (): Store => (store ??= storeOfTab());

/** A browser that forbids a page to store anything may throw at the name already. */
function databases(): IDBFactory | undefined {
  try {
    return window.indexedDB;
  } catch {
    return undefined;
  }
}

let gateway: PageGateway | undefined;

/**
 * @param files address of the folder of the gateway's files on the site: `/sandbox/`
 * @param start what a gateway is started with; asked for at each start
 * @returns the gateway; its worker starts with the first order
 */
export function siteGateway(
  files: string,
  start: () => Omit<GatewayStart, 'saved' | 'checkout'>,
): PageGateway {
  if (gateway) return gateway;
  const checkout = `${window.location.origin}${payerPage(files, '')}`;
  gateway = new PageGateway(
    () => new Worker(`${files}worker.js`),
    createRunStore(databases(), new BroadcastChannel('gateway-run'), window),
    () => ({ ...start(), checkout }),
  );
  return gateway;
}

/**
 * The path behind the `#` is that of the checkout. A static host knows no payments: it gives one page for all of them, and the part behind
 * `#` never reaches it.
 * @param files as above
 * @param path of a payer's page on the checkout, `/p/910001`
 * @returns address of that page on the site
 */
export const payerPage = (files: string, path: string): string => `${files}p/#${path}`;
