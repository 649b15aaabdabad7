/** Why a file of the search could not be loaded: it asks the site, so that nobody is told to try what cannot succeed. */
import type { FailureReason } from './messages';

/** The main script in the HTML of a page: each build has another name for it. */
const MAIN_SCRIPT = /\/main\.[\da-z]+\.js/;

const mainScriptIn = (text: string): string | undefined => MAIN_SCRIPT.exec(text)?.[0];

/**
 * @param baseUrl base URL of the site, whose start page is looked at as it is on the server
 * @param known what the worker has said of its files
 * @returns `outdated` where the site was published anew since this page was opened
 */
export async function whyFailed(baseUrl: string, known?: FailureReason): Promise<FailureReason> {
  if (known === 'outdated') return known;
  const own = mainScriptIn([...document.scripts].map(({ src }) => src).join('\n'));
  try {
    const startPage = await fetch(baseUrl, { cache: 'no-cache' });
    const newest = mainScriptIn(await startPage.text());
    return own !== undefined && newest !== undefined && own !== newest ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
