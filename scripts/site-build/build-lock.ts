/**
 * In: the folder that builds share (caches, generated files). Out: one build at a time in it. Two at once would mix their files, and both
 * would end well.
 */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 250;

/** Below those that systems give to connections. */
const PORTS = { first: 20_000, count: 10_000 };

/**
 * The lock is a port of this machine: the system gives it to one process, and takes it back when that process ends, also when it is killed.
 * @returns the port of a folder, the same for every build in it
 */
export const portOf = (folder: string): number =>
  PORTS.first + (createHash('sha256').update(folder).digest().readUInt32BE() % PORTS.count);

/** @returns the lock, or undefined while another process has it */
function tryToTake(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const lock = createServer();
    lock.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    lock.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(lock));
  });
}

/**
 * Runs a build as soon as no other build runs in the same folder, and says so when it has to wait.
 * @param folder absolute path
 * @param build what must not run twice at once
 * @returns what the build returns
 */
export async function oneAtATime<Result>(folder: string, build: () => Promise<Result>): Promise<Result> {
  const port = portOf(folder);
  let lock = await tryToTake(port);
  if (!lock) console.log(`Another build is running here (it has port ${port}); waiting for its end …`);
  for (; !lock; lock = await tryToTake(port)) await pause(PATIENCE_MS);
  try {
    return await build();
  } finally {
    lock.close();
  }
}
