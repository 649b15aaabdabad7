/** Gives the services and wallets of the documentation a second id, that of a reader: what a reader copies works in the page as well. */
import type { OwnIds } from '../protocol/page-gateway';
import type { Sources } from '../state/sources';

const pairs = (ids: Readonly<Record<number, number>> = {}): [documented: number, own: number][] =>
  Object.entries(ids).map(([documented, own]) => [Number(documented), own]);

/**
 * @param ids of the reader by documented id; a documented id that the gateway does not know is left out
 * @returns the same sources with the reader's ids beside the documented ones
 */
export function withOwnIds(sources: Sources, ids: OwnIds): Sources {
  const services = new Map(sources.services);
  for (const [documented, own] of pairs(ids.services)) {
    const service = sources.services.get(documented);
    if (service)
      services.set(own, { ...service, id: own, listed: service.listed && { ...service.listed, id: own } });
  }
  const wallets = new Map(sources.wallets);
  const documentedWallets = new Map<number, number>();
  for (const [documented, own] of pairs(ids.wallets)) {
    const currency = sources.wallets.get(documented);
    if (currency === undefined) continue;
    wallets.set(own, currency);
    documentedWallets.set(own, documented);
  }
  return {
    ...sources,
    services,
    wallets,
    openingOf: (id) => sources.openingOf(documentedWallets.get(id) ?? id),
  };
}
