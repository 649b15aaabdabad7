/** The one gateway of the page: all runners share its worker and its state. */
import type { GatewayStart } from '../../reference/gateway/page-gateway';
import { FlowFollower } from './flow-follower';
import { PageGateway, type Store } from './page-gateway';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Without a build there is no gateway: in `npm run dev` the runner says so. */
export const isGatewayAvailable = process.env.NODE_ENV === 'production';

/** For a browser that forbids a page to store anything: everything lasts as long as the page. */
function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
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

/** Where this tab stores its drafts and the state of the gateway. */
export const tabStore = (): Store => (store ??= storeOfTab());

let gateway: PageGateway | undefined;

/**
 * @param worker address of the gateway's worker
 * @param start what a gateway is started with; asked for at each start
 * @returns the gateway; its worker starts with the first order
 */
export function siteGateway(worker: string, start: () => Omit<GatewayStart, 'saved'>): PageGateway {
  gateway ??= new PageGateway(() => new Worker(worker), tabStore(), start);
  return gateway;
}

let follower: FlowFollower | undefined;

/** @returns what marks the steps of diagrams; it follows the gateway from now on */
export const siteFollower = (followed: PageGateway): FlowFollower =>
  (follower ??= new FlowFollower(followed));
