/** Finds out whether what the reader sees is of an older release than the worker's, and says so. */
import { PAGE_HASH_ATTRIBUTE } from '../page-hash';
import { askWorker } from './ask-worker';
import { showNewRelease } from './new-release-notice';

/** The main script of this page: another release has another one, when any of its scripts has changed. */
const MAIN_SCRIPT = 'script[src*="/main."]';

/** Whether scripts and text of the page are those of the worker's release. */
async function isCurrent(): Promise<boolean> {
  const hash = document.querySelector(`h1[${PAGE_HASH_ATTRIBUTE}]`)?.getAttribute(PAGE_HASH_ATTRIBUTE);
  return askWorker({
    type: 'is-current',
    script: document.querySelector<HTMLScriptElement>(MAIN_SCRIPT)?.src ?? '',
    page: window.location.href,
    ...(hash ? { hash } : {}),
  });
}

/**
 * Announces a new release where the page that is shown reads otherwise in it. A page that is newer than the worker is no reason: pages come from the network
 * first, and the worker of their release follows them.
 * @throws (as a rejection) without a network: then nobody knows which of the two is newer
 */
export async function announceNewRelease(): Promise<void> {
  if (await isCurrent()) return;
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  // When the worker of the next release has taken over, the question is asked again.
  if (registration.installing ?? registration.waiting) return;
  if (!(await isCurrent())) showNewRelease();
}
