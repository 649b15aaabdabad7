/**
 * In: a command that builds a site. Out: how long it took and how much memory it and its children held at most. Memory is read from
 * /proc, as resident pages summed over all processes, five times a second; elsewhere than on Linux it is not measured.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { endingOf } from '../ending-of';

export interface BuildFigures {
  readonly seconds: number;
  /** Null where there is no /proc. */
  readonly peakGigabytes: number | null;
}

const PAGE_BYTES = 4096;
const SAMPLE_MS = 200;

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
  const child = spawn(process.execPath, [script, ...options], {
    ...where,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(child.pid ?? 0))), SAMPLE_MS);
  const { code } = await endingOf(child);
  clearInterval(timer);
  if (code !== 0) throw new Error(`A build failed:\n${output.slice(-4000)}`);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return { seconds, peakGigabytes: peak > 0 ? peak / 2 ** 30 : null };
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
