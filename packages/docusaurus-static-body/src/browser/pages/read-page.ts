import { BODY_SELECTOR, PAGE_DATA_ID } from '../../names';
import type { PageData } from '../page-data/page-data';

/** The page is there, and of another release than the scripts of the open one. Without a network a worker can have it. */
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
 * Parses a response while it comes: on a slow line the browser has nothing else to do meanwhile, and is ready soon after the last byte.
 * @returns the HTML of a page, and the document that it makes: no script of it runs, nothing that it names is loaded
 * @throws where the response breaks off
 */
export async function parseAsItComes({ body }: Response): Promise<{ html: string; page: Document }> {
  const page = document.implementation.createHTMLDocument();
  page.open();
  let html = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    html += part.value;
    // oxlint-disable-next-line typescript/no-deprecated -- no other way feeds a parser piece by piece; the document is not the reader's
    page.write(part.value);
  }
  page.close();
  return { html, page };
}

/**
 * @param page the document of a page as the server answered it
 * @param address for the messages
 * @returns its data, and what is in the element of its body
 * @throws Error for HTML that is no page of the documentation, or one of another release: its body would not go with these scripts
 */
export function readPage(page: Document, address: string): { data: PageData; body: readonly Node[] } {
  const data = readData(page);
  const body = page.querySelector(BODY_SELECTOR);
  if (!data || !body) throw new Error(`${address} is not a page of this documentation.`);
  if (mainScript(page) !== mainScript(document))
    throw new NewerReleaseError(`${address} is of a newer release.`);
  return { data, body: [...body.childNodes] };
}
