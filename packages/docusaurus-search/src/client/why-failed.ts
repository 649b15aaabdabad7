/** Why a file of the search could not be loaded: it asks the site, so that nobody is told to try what cannot succeed. */
import type { FailureReason } from './messages';

/** The main script in the HTML of a page: each build has another name for it. */
const MAIN_SCRIPT = /\/main\.[\da-z]+\.js/;

/**
 * @param html of this page
 * @param loadStartPage fetches the HTML of the start page as it is on the server
 * @returns `outdated` where the site was published anew since this page was opened
 */
export async function whyFailed(
  html: string,
  loadStartPage: () => Promise<Response>,
): Promise<FailureReason> {
  try {
    const [own] = MAIN_SCRIPT.exec(html) ?? [];
    const [newest] = MAIN_SCRIPT.exec(await (await loadStartPage()).text()) ?? [];
    return own !== undefined && newest !== undefined && own !== newest ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * The same in a browser.
 * @param baseUrl base URL of the site
 * @param known what the worker has said of its files
 */
export async function whyFailedHere(baseUrl: string, known?: FailureReason): Promise<FailureReason> {
  if (known === 'outdated') return known;
  const scripts = [...document.scripts].map(({ src }) => src).join('\n');
  return whyFailed(scripts, () => fetch(baseUrl, { cache: 'no-cache' }));
}
