import React, { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LoadingProps {
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

interface Options<Loader, Loaded> {
  readonly loader: Loader;
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: Loaded, props: object) => ReactNode;
}

type LoadableRoute = ComponentType<object> & { readonly preload: () => Promise<void> };

/** A route that is rendered before its files arrive shows nothing for this long, then the spinner. */
const SPINNER_DELAY_MS = 200;

/**
 * The part of react-loadable that Docusaurus' routes use. One thing differs: a failed download is forgotten, so that the
 * next attempt asks the network again. The original keeps the failure for as long as the page lives.
 */
function createLoadable<Loaded>(
  load: () => Promise<Loaded>,
  options: Options<unknown, Loaded>,
): LoadableRoute {
  const Loading = options.loading;
  let loaded: { readonly value: Loaded } | undefined;
  let download: Promise<void> | undefined;

  function preload(): Promise<void> {
    download ??= load().then(
      (value) => {
        loaded = { value };
      },
      (error: unknown) => {
        download = undefined;
        throw error;
      },
    );
    return download;
  }

  function Route(props: object): ReactNode {
    const [attempt, setAttempt] = useState(0);
    const [error, setError] = useState<unknown>();
    const [pastDelay, setPastDelay] = useState(false);
    const [, setLoaded] = useState(false);

    useEffect(() => {
      if (loaded) return undefined;
      let mounted = true;
      const delay = window.setTimeout(() => setPastDelay(true), SPINNER_DELAY_MS);
      preload().then(
        () => mounted && setLoaded(true),
        (reason: unknown) => mounted && setError(reason),
      );
      return () => {
        mounted = false;
        window.clearTimeout(delay);
      };
    }, [attempt]);

    function retry(): void {
      setError(undefined);
      setPastDelay(false);
      setAttempt(attempt + 1);
    }
    return loaded ? (
      options.render(loaded.value, props)
    ) : (
      <Loading error={error} pastDelay={pastDelay} retry={retry} />
    );
  }
  return Object.assign(Route, { preload });
}

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

async function loadAll(loaders: Loaders): Promise<Record<string, unknown>> {
  const entries = Object.entries(loaders).map(async ([key, load]) => [key, await load()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A route whose one file is loaded when it is needed. */
export default function Loadable(options: Options<() => Promise<unknown>, unknown>): LoadableRoute {
  return createLoadable(options.loader, options);
}

/** A route made of several files, each under its own key. */
Loadable.Map = (options: Options<Loaders, Record<string, unknown>>): LoadableRoute =>
  createLoadable(() => loadAll(options.loader), options);
