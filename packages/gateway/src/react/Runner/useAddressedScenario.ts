import { useCallback, useSyncExternalStore } from 'react';
import { fetchOnce } from '@gateway-docs/kit';
import { serviceFormRoute } from '../../protocol/request-form';
import { useSite } from '../site';
import { useLoading } from '../Tool/useLoading';

/** In: the address of the list of scenarios. Out: the slug of its service by each id, fetched once in a visit. */
const scenarioList = fetchOnce(async (response) =>
  Object.entries((await response.json()) as Readonly<Record<string, string>>),
);

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/**
 * The scenario that the address of the page names behind `#`, `/run#pix-paid`.
 * @param list route of the list of scenarios; undefined on a page whose address names none
 */
export function useAddressedScenario(list: string | undefined) {
  const { addressOf } = useSite();
  const id = useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const isNamed = list !== undefined && id !== '';
  const address = addressOf(list ?? '');
  const { loaded, failure, again } = useLoading(
    useCallback(() => scenarioList(address), [address]),
    isNamed,
  );
  const slug = loaded?.find(([known]) => known === id)?.[1];
  return {
    /** Undefined where the address names none. */
    id: isNamed ? id : undefined,
    /** Route of the form that has it; undefined for one that does not exist, and until the list is there. */
    form: slug === undefined ? undefined : serviceFormRoute(slug),
    isLoaded: loaded !== undefined,
    failure,
    again,
  };
}
