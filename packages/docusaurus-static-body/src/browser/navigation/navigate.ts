import type { Location } from 'history';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { TYPEFACES } from '../../names';
import { clearNotice, showFailure, showPending } from './notice';
import { loadRoute } from './preload';
import { allowReload, forgetReload } from './reload-guard';

/** A navigation that takes longer shows the progress bar and the spinner. Source: the specification, section 9. */
const PROGRESS_DELAY_MS = 200;

/** A page that came, and whose scripts are other ones; pages/read-page.ts names the error so. */
const isOfNewerRelease = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NewerReleaseError';

/** No response came: a reload would put the browser's error page in place of one that can be read. `fetch` has no other sign of it. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (!navigator.onLine && !isOfNewerRelease(error));

/**
 * Loads the next page while the old one stays.
 * A first failure reloads the page once: the usual cause is a new release, whose files have other names. A failure after that, or without
 * a network, leaves the old page readable and offers Retry.
 * @param from location of the page that is shown
 * @param to location of the page that was asked for
 * @param onLoaded called once, when the route can be rendered
 * @returns function that abandons this navigation, because another one has begun
 */
export function navigate(from: Location, to: Location, onLoaded: () => void): () => void {
  let abandoned = false;
  const finish = dispatchLifecycleAction('onRouteUpdate', { previousLocation: from, location: to });
  let slow: number | undefined;

  function attempt(onFailed: (error: unknown) => void): void {
    slow = window.setTimeout(showPending, PROGRESS_DELAY_MS);
    loadRoute(to.pathname).then(
      () => settle(onLoadedRoute),
      (error: unknown) => settle(() => onFailed(error)),
    );
  }
  function settle(outcome: () => void): void {
    if (abandoned) return;
    window.clearTimeout(slow);
    clearNotice();
    outcome();
  }
  function onLoadedRoute(): void {
    forgetReload(to.pathname);
    // A typeface that was late for the first page (head/load-on-interaction.js) may still be on its way.
    const late = document.querySelector(`[${TYPEFACES}][media]`);
    if (late) late.textContent = late.textContent.replaceAll('optional', 'swap');
    late?.removeAttribute('media');
    finish();
    onLoaded();
  }
  function offerRetry(error: unknown): void {
    const why = navigator.onLine
      ? `The page ${to.pathname} could not be loaded.`
      : `You are offline, and the page ${to.pathname} is not saved on this device.`;
    const what = `${why} The page that you came from is below.`;
    showFailure(what, error, () => attempt(offerRetry));
  }

  attempt((error) => {
    if (!isUnreachable(error) && allowReload(to.pathname)) window.location.reload();
    else offerRetry(error);
  });
  return () => {
    abandoned = true;
    window.clearTimeout(slow);
    clearNotice();
  };
}
