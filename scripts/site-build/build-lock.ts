/**
 * In: the folder that builds share (caches, generated files). Out: one build at a time in it. Two at once would mix their files, and both
 * would end well.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 250;

/** Takes the lock unless a running process has it. @returns the id of that process */
function tryToTake(file: string): number | undefined {
  const own = `${file}-${randomUUID()}`;
  writeFileSync(own, entryOf(process.pid));
  try {
    if (linkWhereNone(own, file)) return undefined;
  } finally {
    rmSync(own);
  }
  const entry = ifThere(() => readFileSync(file, 'utf8'));
  if (entry !== undefined) {
    const holder = runningHolder(entry);
    if (holder !== undefined) return holder;
    removeEntry(file, entry);
  }
  return tryToTake(file);
}

/** A link is made whole or not at all, so that no process meets a lock without its holder. @returns whether there was no lock yet */
function linkWhereNone(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** @returns undefined where the lock was given back meanwhile */
function ifThere<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Removes the lock that a killed build has left. Of two processes that have read it, the later one may meet the lock that the earlier one
 * has taken since: it is looked at when nobody else can move it, and put back.
 * @param file absolute path of the lock
 * @param entry what the killed build has written into it
 */
export function removeEntry(file: string, entry: string): void {
  const moved = `${file}-${randomUUID()}`;
  const isMoved = ifThere(() => {
    renameSync(file, moved);
    return true;
  });
  if (!isMoved) return;
  if (readFileSync(moved, 'utf8') !== entry) linkWhereNone(moved, file);
  rmSync(moved);
}

/** What a process writes into the lock: its id and when it began. */
const entryOf = (id: number): string => `${id} ${beginningOf(id)}`;

/**
 * Ids are given again, in a container often the same ones after each start: the time tells a killed build from the process that has its id now.
 * @returns ticks since the machine's start; empty where the system has no such file, and the id alone has to do
 */
function beginningOf(id: number): string {
  try {
    // The program's name, in brackets, may have spaces; the time is the 20th value behind it.
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @returns the process that has written an entry, if it still runs */
function runningHolder(entry: string): number | undefined {
  const id = Number(entry.split(' ')[0]);
  return Number.isSafeInteger(id) && id > 0 && isRunning(id) && entry === entryOf(id) ? id : undefined;
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
