/** In: the site. Out: its derived files, made by a second process on the second core while this one bundles and renders the pages. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Site } from './twins/files';
import type { PrintedTwins } from './twins/printed-twins';

/**
 * Variable of the environment that names another program for the writer, by its absolute path: that of a build makes files of the commands too,
 * which the site does not import.
 */
export const WRITER_VARIABLE = 'GATEWAY_DOCS_WRITER';

/** What the writer is told: first what to make, then where to put it. */
export type WriterOrder =
  | { readonly site: Site; readonly cacheFile: string | undefined }
  | { readonly outDir: string; readonly printed: PrintedTwins };
/** What the writer says at its end. */
export type WriterMessage = { readonly done: true } | { readonly error: string };

/** A writer that has begun. */
export interface Writer {
  /**
   * @param outDir absolute path of the built site
   * @param printed twins that are there already
   * @throws Error with the writer's own message when a file cannot be made
   */
  write(outDir: string, printed?: PrintedTwins): Promise<void>;
  /** Ends it, whether or not it is ready. */
  stop(): void;
}

function ending(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: WriterMessage) => {
      if ('error' in message) reject(new Error(message.error));
      else resolve();
    });
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      reject(
        new Error(`The writer of derived files ended too early (${signal ?? `exit code ${String(code)}`}).`),
      );
    });
  });
}

/**
 * Starts to make the files. The process ends with this one, also when a build fails before it asks for them.
 * @param site whose files are made
 * @param cacheFile absolute path of the file that holds the files from build to build; without it nothing is cached
 */
export function startWriter(site: Site, cacheFile?: string): Writer {
  const child = fork(process.env[WRITER_VARIABLE] ?? path.join(__dirname, 'writer.mts'), {
    execArgv: ['--import', 'tsx'],
    // Maps arrive as maps.
    serialization: 'advanced',
  });
  const ended = ending(child);
  // A writer that fails before it is asked is heard when it is asked.
  ended.catch(() => undefined);
  const send = (order: WriterOrder) => child.send(order);
  send({ site, cacheFile });
  return {
    write(outDir, printed = new Map()) {
      if (child.connected) send({ outDir, printed });
      return ended;
    },
    stop: () => void child.kill(),
  };
}
