/** The one gateway of the page: all runners and the payer's page share its worker. Its run is that of all tabs. */
import { attempt } from '@gateway-docs/kit';
import { ownStart } from './own-values';
import { PageGateway } from './page-gateway';
import { createRunStore } from './run-store';

type AddressOf = (route: string) => string;

/**
 * The path behind the `#` is that of the checkout. A static host knows no payments: it gives one page for all of them, and the part behind
 * `#` never reaches it.
 * @param path of a payer's page on the checkout, `/p/910001`
 * @returns address of that page on the site
 */
export const payerPage = (addressOf: AddressOf, path: string): string =>
  `${addressOf('/sandbox/p/')}#${path}`;

let gateway: PageGateway | undefined;

/** @returns the gateway; its worker starts with the first order, and with the reader's values of that time */
export function siteGateway(addressOf: AddressOf): PageGateway {
  const checkout = `${window.location.origin}${payerPage(addressOf, '')}`;
  gateway ??= new PageGateway(
    addressOf('/sandbox/worker.js'),
    (script) => new Worker(script),
    // A browser that forbids a page to store anything may throw at the name already.
    createRunStore(
      attempt(() => window.indexedDB),
      new BroadcastChannel('gateway-run'),
      window,
    ),
    () => ({ ...ownStart(), checkout }),
  );
  return gateway;
}
