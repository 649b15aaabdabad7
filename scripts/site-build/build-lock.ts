/**
 * In: the folder that builds share (caches, generated files). Out: one build at a time in it. Two at once would mix their files, and both
 * would end well.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 250;

/** Takes the lock unless a running process has it. @returns the id of that process */
function tryToTake(file: string): number | undefined {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link is made whole or not at all, so that no process meets a lock without its holder.
    linkSync(own, file);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  const holder = holderOf(file);
  if (holder !== undefined && isRunning(holder)) return holder;
  // A build that was killed has left it.
  rmSync(file, { force: true });
  return tryToTake(file);
}

/** The process that is written in the lock; none when it was given back meanwhile. */
function holderOf(file: string): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user exists too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs a build as soon as no other build runs in the same folder, and says so when it has to wait.
 * @param folder absolute path; the lock is a file in it
 * @param build what must not run twice at once
 * @returns what the build returns
 */
export async function oneAtATime<Result>(folder: string, build: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  let known: number | undefined;
  for (let holder = tryToTake(file); holder !== undefined; holder = tryToTake(file)) {
    if (holder !== known)
      console.log(`Another build (process ${holder}) is running here; waiting for its end …`);
    known = holder;
    await pause(PATIENCE_MS);
  }
  try {
    return await build();
  } finally {
    rmSync(file, { force: true });
  }
}
