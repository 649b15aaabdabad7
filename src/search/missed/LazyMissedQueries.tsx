import React, { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useKeepsMissed } from './use-missed-queries';

/** The missed queries, loaded where this site keeps them and nowhere else. */
export default function LazyMissedQueries(): ReactNode {
  const isOn = useKeepsMissed();
  const [loaded, setLoaded] = useState<{ MissedQueries: ComponentType }>();

  useEffect(() => {
    if (!isOn) return;
    import('./MissedQueries').then(
      (module) => setLoaded({ MissedQueries: module.default }),
      // A page of results is whole without the writers' list.
      () => undefined,
    );
  }, [isOn]);

  return loaded === undefined ? null : <loaded.MissedQueries />;
}
