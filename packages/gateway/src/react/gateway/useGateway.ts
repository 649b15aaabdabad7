import { useCallback, useState, useSyncExternalStore } from 'react';
import { NotLoadedError } from '@gateway-docs/kit';
import type { GatewayOrder } from '../../protocol/page-gateway';
import { useSite } from '../site';
import { siteGateway } from './site-gateway';

/** The gateway of the page for a component: what it shows, and what the reader has it do. */
export function useGateway() {
  const { addressOf, whyNotLoaded } = useSite();
  const gateway = siteGateway(addressOf);
  const shown = useSyncExternalStore(gateway.subscribe, gateway.snapshot);
  const [problem, setProblem] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const attempt = useCallback(
    async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await act();
      } catch (error) {
        const isLoading = error instanceof NotLoadedError;
        const { why } = await whyNotLoaded(error);
        setProblem(isLoading ? `The gateway could not be loaded. ${why} What you typed is still here.` : why);
        return undefined;
      }
    },
    [whyNotLoaded],
  );
  return {
    ...shown,
    /** Why the last order was not carried out; empty when all is well. */
    problem,
    isWaiting,
    /** Has an order carried out. @returns nothing where that failed */
    order: async (given: GatewayOrder) => {
      setProblem('');
      setWaiting(true);
      const message = await attempt(() => gateway.order(given));
      setWaiting(false);
      return message;
    },
    /** Shows what an earlier page or another tab has left. @throws Error when the gateway cannot be loaded */
    loadStored: useCallback(() => gateway.showStored(), [gateway]),
    /** The same; a failure is the problem of which the component tells. @returns what is shown then */
    showStored: useCallback(
      () => attempt(() => gateway.showStored().then(() => gateway.snapshot().view)),
      [gateway, attempt],
    ),
    /** Starts a gateway that runs again, with the values that the reader has now. */
    restart: useCallback(async () => {
      if (gateway.isRunning) await attempt(() => gateway.restart());
    }, [gateway, attempt]),
    /** Forgets the run. */
    clear: () => attempt(() => gateway.clear()),
  };
}
