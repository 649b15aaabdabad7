/** Says why a file of the site could not be had, and what helps. A browser tells a page nothing of it, so the server is asked. */
import type { NotLoaded } from '@gateway-docs/gateway/react';
import { NotLoadedError } from '@gateway-docs/kit';
import texts from '../../data/texts/components/not-loaded.json';
import { fillText } from '../base/fill-text';

/** @returns status with which the server answers; 0 where no answer comes */
const statusOf = (address: string): Promise<number> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );

/** Whether the scripts of this page have gone from the server, as after a release. */
async function isOldPage(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="runtime~main"]');
  return own !== null && (await statusOf(own.src)) >= 400;
}

async function reasonOf(status: number): Promise<keyof typeof texts> {
  if (!navigator.onLine) return 'offline';
  if (status === 0) return (await statusOf(window.location.pathname)) === 0 ? 'unreachable' : 'blocked';
  if (status < 400) return 'damaged';
  if (status !== 404 && status !== 410) return 'refused';
  return (await isOldPage()) ? 'outdated' : 'missing';
}

/** The address that could not be had: of our own errors, or of the bundler's for a script. */
function addressIn(error: unknown): string | undefined {
  if (error instanceof NotLoadedError) return error.address;
  return error instanceof Error && 'request' in error ? String(error.request) : undefined;
}

/**
 * @param error of a file that could not be loaded; of another one its own message is the reason
 * @returns why, in words
 */
export async function whyNotLoaded(error: unknown): Promise<NotLoaded> {
  const address = addressIn(error);
  if (address === undefined)
    return { why: error instanceof Error ? error.message : String(error), isOutdated: false };
  const status = await statusOf(address);
  const reason = await reasonOf(status);
  const { pathname } = new URL(address, window.location.href);
  return { why: fillText(texts[reason], { address: pathname, status }), isOutdated: reason === 'outdated' };
}
