import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { whenLineIsFree } from '@gateway-docs/kit';
import type * as PageSaver from './page-saver';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** A reader who is still here after this time reads, in milliseconds: a first visit that ends before costs nothing for being offline. */
const STAY_MS = 5000;

let saver: Promise<typeof PageSaver> | undefined;

/** What the worker loads is loaded ahead too, but it cannot be given up, so nothing in the line waits for its end. */
const later = (task: () => void): void =>
  whenLineIsFree(() => {
    task();
    return Promise.resolve();
  });

function begin(): void {
  saver ??= import('./page-saver');
  void saver.then(({ begin: register }) => register()).catch(() => undefined);
}

const beginLater = (): unknown => setTimeout(() => later(begin), STAY_MS);

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  // This script may come long after the page was loaded where scripts wait for the reader's first sign.
  if (document.readyState === 'complete') beginLater();
  else window.addEventListener('load', beginLater);
}

/** Each byte of this module is in every visit: what registers the worker and speaks to it is loaded when the line is free. */
const offline: ClientModule = {
  onRouteDidUpdate({ previousLocation, location }) {
    if (saver && previousLocation && previousLocation.pathname !== location.pathname)
      later(() => void saver?.then(({ pageWasRead }) => pageWasRead()).catch(() => undefined));
  },
};

export default offline;
