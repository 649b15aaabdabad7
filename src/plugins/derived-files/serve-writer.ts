/**
 * The program of a process that makes the derived files while the parent bundles the pages. In: two messages, the site, and after bundling the
 * folder of the built site with the twins that were printed meanwhile. Out: the files in that folder, and a message when they are there or cannot be made.
 */
import type { WriterMessage, WriterOrder } from './background';
import type { Files } from './cached-files';
import { makeFiles } from './make-files';
import type { Site } from './twins/files';
import type { PrintedTwins } from './twins/printed-twins';
import { writeFiles } from '@gateway-docs/kit/files';

/**
 * Listens to the parent for as long as this process lives.
 * @param makeMore makes further files of the site, from the absolute path of the repository's root
 */
export function serveWriter(
  makeMore: (siteDir: string) => Promise<Files> = () => Promise.resolve(new Map()),
): void {
  let files: Promise<Files[]> | undefined;
  let givePrinted: (printed: PrintedTwins) => void = () => undefined;

  const report = (message: WriterMessage): unknown => process.send?.(message, () => process.disconnect());

  async function write(outDir: string): Promise<void> {
    try {
      for (const some of (await files) ?? []) writeFiles(outDir, some);
      report({ done: true });
    } catch (error) {
      report({ error: error instanceof Error ? error.message : String(error) });
    }
  }

  function begin(site: Site, cacheFile: string | undefined): void {
    const printed = new Promise<PrintedTwins>((resolve) => {
      givePrinted = resolve;
    });
    files = Promise.all([makeFiles(site, { cacheFile, printed }), makeMore(site.siteDir)]);
    // The parent asks later; until then a failure is no unhandled one.
    files.catch(() => undefined);
  }

  process.on('message', (order: WriterOrder) => {
    if ('site' in order) {
      begin(order.site, order.cacheFile);
      return;
    }
    givePrinted(order.printed);
    void write(order.outDir);
  });
  // A build that has failed or was stopped needs no files.
  process.on('disconnect', () => process.exit());
}
