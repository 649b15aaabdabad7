import { fetchOnce } from '@gateway-docs/kit';

const textOf = fetchOnce((response) => response.text());

/**
 * Copies the text of a file. Safari lets a page write to the clipboard only while it handles the click, and waits there for a promise;
 * a browser that takes no promise is asked when the text is there.
 * @param address of the file, on this site
 * @throws NotLoadedError when the file cannot be had, another Error when the browser does not allow copying
 */
export async function copyText(address: string): Promise<void> {
  const text = textOf(address);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // A browser that may not write does not look at the promise, whose failure would be an error of the page.
  blob.catch(() => undefined);
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  return written.catch(async (error: unknown) => {
    await text;
    throw error;
  });
}
