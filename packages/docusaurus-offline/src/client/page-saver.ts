/** The page's side of the worker: registers it, tells it what has been read, and says when a new release is there. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { sparesLine, underBasePath } from '@gateway-docs/kit';
import { WORKER_FILE } from '../release';
import { announceNewRelease } from './announce-release';
import { askWorker } from './ask-worker';

/** Between two looks for a new worker by one page, in milliseconds. Browsers look by themselves with each page that they load. */
const LOOK_EVERY_MS = 10 * 60_000;

/** The reader was here before: a worker has met the request for this page. */
const isReturning =
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null;

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;
let lastLook = Date.now();
let isFirstPage = true;

/** Without a network, or with a worker that has gone, the page goes on. */
const quietly = (task: Promise<void>): void => void task.catch(() => undefined);

async function registerOnce(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const { baseUrl } = siteConfig;
  // Here, because `begin` leaves a reader alone who spares the line and has registered on the page of the sections.
  navigator.serviceWorker.addEventListener('controllerchange', () => quietly(announceNewRelease()));
  // What blocks workers may answer with nothing in place of an error.
  const registered: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    underBasePath(baseUrl, `/${WORKER_FILE}`),
    { scope: baseUrl, updateViaCache: 'none' },
  );
  return registered;
}

/**
 * Registers the worker. Called again, it does nothing more.
 * @returns whether there is one; without one everything else goes on
 */
export async function hasWorker(): Promise<boolean> {
  registration ??= registerOnce().catch(() => undefined);
  return (await registration) !== undefined;
}

/** Who spares the line has a worker only of an earlier visit, or because of the page of the sections. */
const isLeftAlone = (): boolean => sparesLine(navigator) && !isReturning && registration === undefined;

/** @returns addresses of the previous and the next page */
function neighbours(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a.pagination-nav__link');
  return Array.from(links, ({ href }) => href);
}

async function tellOfPage(): Promise<void> {
  const isVisitBegun = isFirstPage && !isReturning;
  isFirstPage = false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await askWorker({
    type: 'page-read',
    page: window.location.href,
    near: isVisitBegun || sparesLine(navigator) ? [] : neighbours(),
    loaded,
    withTools: isReturning && !sparesLine(navigator),
  });
}

/** Called after each navigation: tells the worker of the page, unless the reader spares the line and has none. */
export async function pageWasRead(): Promise<void> {
  if (isLeftAlone() || !(await hasWorker())) return;
  await tellOfPage();
  quietly(announceNewRelease());
  if (Date.now() - lastLook < LOOK_EVERY_MS) return;
  lastLook = Date.now();
  await (await registration)?.update();
}

/** Registers the worker where the reader does not spare the line, and tells it of the page that is open. */
export async function begin(): Promise<void> {
  if (isLeftAlone() || !(await hasWorker())) return;
  if (isReturning) quietly(announceNewRelease());
  await tellOfPage();
}
