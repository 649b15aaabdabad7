import React, { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { Location } from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { navigate } from './navigate';
import { findPlace, leavePlace } from './place';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** The core makes a new object of the same location when it renders again, so objects are not compared. */
const isSame = (a: Location, b: Location): boolean =>
  a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/**
 * Shows the old page until the files of the next route have arrived. In place of the core component of the same name;
 * what differs is `navigate`, a spinner while it takes long and an error that the reader can answer when it fails, and that Back leads to where the reader was.
 */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const [shown, setShown] = useState<Shown>({ location, previousLocation: null });
  const firstLocation = useRef(location);

  useEffect(() => {
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location: firstLocation.current });
  }, []);

  useEffect(() => {
    if (isSame(location, shown.location)) return undefined;
    const previousLocation = shown.location;
    return navigate(previousLocation, location, () => {
      leavePlace(location.pathname === previousLocation.pathname);
      setShown({ location, previousLocation });
    });
  }, [location, shown.location]);

  // After the dispatcher's own effect, which scrolls to the top or to the target.
  useLayoutEffect(findPlace, [shown]);

  // The controlled <Route> makes every descendant see the location that is shown, not the one of the address bar.
  return (
    <ClientLifecyclesDispatcher location={shown.location} previousLocation={shown.previousLocation}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
