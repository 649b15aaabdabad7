/**
 * A process of its own that makes the derived files while the parent bundles the pages. In: two messages, the site, and after bundling the
 * folder of the built site with the twins that were printed meanwhile. Out: the files in that folder, and a message when they are there or cannot be made.
 */
import type { WriterMessage, WriterOrder } from './background';
import { makeFiles } from './make-files';
import type { Site } from './twins/files';
import type { PrintedTwins } from './twins/printed-twins';
import { writeFiles } from '../../base/write-files';

let files: ReturnType<typeof makeFiles> | undefined;
let givePrinted: (printed: PrintedTwins) => void = () => undefined;

const report = (message: WriterMessage): unknown => process.send?.(message, () => process.disconnect());

async function write(outDir: string): Promise<void> {
  try {
    writeFiles(outDir, (await files) ?? []);
    report({ done: true });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
  }
}

function begin(site: Site, cacheFile: string | undefined): void {
  const printed = new Promise<PrintedTwins>((resolve) => {
    givePrinted = resolve;
  });
  files = makeFiles(site, { cacheFile, printed });
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
