import { BODY_SELECTOR, PAGE_DATA_ID, type PageData } from '@site/src/components/PageData/page-data';

/** What the HTML of a page holds for a navigation to it. */
export interface ReadPage {
  readonly data: PageData;
  /** What is in the element of the body. */
  readonly body: readonly Node[];
}

/** The page is there, and of another release than the scripts of the open one. Without a network a worker can have it (src/plugins/offline). */
class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';
}

/** The main script of a document: each build has another name for it, when any of its scripts has changed. */
const mainScript = (page: Document): string | null =>
  page.querySelector('script[src*="/main."]')?.getAttribute('src') ?? null;

/** @returns the data of a page of the documentation; undefined for any other page, such as one of a host that redirects */
export function readData(page: Document): PageData | undefined {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/**
 * @param html a page as the server answered it
 * @param address for the messages
 * @returns its data and its body
 * @throws Error for HTML that is no page of the documentation, or one of another release: its body would not go with these scripts
 */
export function readPage(html: string, address: string): ReadPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data = readData(page);
  const body = page.querySelector(BODY_SELECTOR);
  if (!data || !body) throw new Error(`${address} is not a page of this documentation.`);
  if (mainScript(page) !== mainScript(document))
    throw new NewerReleaseError(`${address} is of a newer release.`);
  return { data, body: [...body.childNodes] };
}
