import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { whenNothingIsAsked } from '@gateway-docs/kit';
import type * as PageSaver from './page-saver';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** A reader who is still here after this time reads, in milliseconds: a first visit that ends before costs nothing for being offline. */
const STAY_MS = 5000;

let saver: Promise<typeof PageSaver> | undefined;

/**
 * Behind what the reader has asked for. It does not wait for two quiet seconds: on a busy machine they may be long in coming, and what was read in between
 * would not be saved.
 */
function later(task: () => void): void {
  // Safari has no idle callbacks.
  const whenIdle = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  whenIdle(() => whenNothingIsAsked(task));
}

/** Not without a network: the reader who has lost it would stay without a worker for the whole visit. One that has just come back may not carry yet. */
function begin(): void {
  if (navigator.onLine) {
    saver ??= import('./page-saver');
    void saver.then(({ begin: register }) => register()).catch(() => undefined);
  } else window.addEventListener('online', beginLater, { once: true });
}

const beginLater = (): unknown => setTimeout(() => later(begin), STAY_MS);

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  // This script may come long after the page was loaded where scripts wait for the reader's first sign.
  if (document.readyState === 'complete') beginLater();
  else window.addEventListener('load', beginLater);
}

/** Each byte of this module is in every visit: what registers the worker and speaks to it is loaded behind what the reader has asked for. */
const offline: ClientModule = {
  onRouteDidUpdate({ previousLocation, location }) {
    if (saver && previousLocation && previousLocation.pathname !== location.pathname)
      later(() => void saver?.then(({ pageWasRead }) => pageWasRead()).catch(() => undefined));
  },
};

export default offline;
