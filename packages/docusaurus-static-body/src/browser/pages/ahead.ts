/**
 * In place of Docusaurus' `window.docusaurus`, which knows the scripts of every page. Links call it: `prefetch` for a page whose link
 * is in view, `preload` for one that the reader points at.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { sparesLine, waitForQuiet, whenLineIsFree } from '@gateway-docs/kit';
import preloadRoute from '../navigation/preload';
import { keyOf, loadAhead } from './pages';

/**
 * How many pages each page fetches because their links are in view. A page has some 15 KB; a window full of links, some thirty of them, would
 * cost a reader more than the page itself.
 */
const MOST_IN_VIEW = 8;
/** Pages to fetch for the page that is shown. */
let inView = { page: '', paths: new Set<string>() };

const shownPath = (): string => keyOf(window.location.pathname);

/** @returns path of another page; undefined for this one, and where the reader spares the line */
function otherPage(address: string): string | undefined {
  const { pathname } = new URL(address, window.location.href);
  return sparesLine(navigator) || keyOf(pathname) === shownPath() ? undefined : pathname;
}

function prefetch(address: string): false {
  const path = otherPage(address);
  const page = shownPath();
  if (inView.page !== page) inView = { page, paths: new Set() };
  if (path === undefined || inView.paths.size >= MOST_IN_VIEW || inView.paths.has(path)) return false;
  inView.paths.add(path);
  // A reader who has gone on sees other links.
  whenLineIsFree(async (signal) => page === shownPath() && loadAhead(path, signal));
  return false;
}

function preload(address: string): ReturnType<Window['docusaurus']['preload']> {
  const path = otherPage(address);
  return path === undefined ? false : preloadRoute(path).then(() => []);
}

// Not in every browser.
if (ExecutionEnvironment.canUseDOM && PerformanceObserver.supportedEntryTypes.includes('longtask'))
  new PerformanceObserver(waitForQuiet).observe({ type: 'longtask' });

export default { prefetch, preload };
