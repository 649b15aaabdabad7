/**
 * In: a command that builds a site. Out: how long it took, how much time of the processors, and how much memory it and its children
 * held at most. Both come from /proc: processor time is what the system counts for ended children, memory the resident pages
 * summed over all processes, five times a second. Elsewhere than on Linux they are not measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

export interface BuildFigures {
  readonly seconds: number;
  /** Of all processors together: on a machine with other work, the steadier figure. Null where there is no /proc. */
  readonly cpuSeconds: number | null;
  /** Null where there is no /proc. */
  readonly peakGigabytes: number | null;
}

const PAGE_BYTES = 4096;
const SAMPLE_MS = 200;
/** Linux counts time for programs in hundredths of a second, whatever the kernel's own clock does. */
const TICKS_PER_SECOND = 100;

/**
 * @param script absolute path of a script for Node
 * @param options its command line
 * @param where working directory and environment
 * @throws Error with the end of the output when the build fails
 */
export async function measureBuild(
  script: string,
  options: readonly string[],
  where: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<BuildFigures> {
  const start = process.hrtime.bigint();
  const cpuBefore = cpuSecondsOfEnded();
  const child = spawn(process.execPath, [script, ...options], {
    ...where,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(child.pid ?? 0))), SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`A build failed:\n${output.slice(-4000)}`);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const cpuAfter = cpuSecondsOfEnded();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { seconds, cpuSeconds, peakGigabytes: peak > 0 ? peak / 2 ** 30 : null };
}

/** Processor time of all children of this process that have ended, with theirs; nothing else may end meanwhile. */
function cpuSecondsOfEnded(): number | null {
  const ticks = (column: number): number | null =>
    field('/proc/self/stat', (text) => text.split(') ')[1]?.split(' ')[column]);
  // cutime and cstime: fields 16 and 17 of proc_pid_stat(5), the third of which comes first behind the name.
  const [user, system] = [ticks(13), ticks(14)];
  return user === null || system === null ? null : (user + system) / TICKS_PER_SECOND;
}

/** Resident memory of a process and all below it. */
function residentBytes(pid: number): number {
  if (!existsSync('/proc')) return 0;
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name)
      ? field(`/proc/${name}/stat`, (text) => text.split(') ')[1]?.split(' ')[1])
      : null;
    if (parent !== null) parents.set(Number(name), parent);
  }
  const family = [...parents.keys()].filter((id) => descends(id, pid, parents));
  return family.reduce(
    (sum, id) => sum + (field(`/proc/${id}/statm`, (text) => text.split(' ')[1]) ?? 0) * PAGE_BYTES,
    0,
  );
}

function descends(id: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = id; at !== undefined && at > 0; at = parents.get(at))
    if (at === ancestor) return true;
  return false;
}

/** A number from a file of /proc; null when the process has ended meanwhile. */
function field(file: string, pick: (text: string) => string | undefined): number | null {
  try {
    const value = Number(pick(readFileSync(file, 'utf8')));
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}
