/**
 * The file that keeps a run over a restart. It is written beside and then renamed, so that a stop at any time leaves the old state or the
 * new one, never a part of one.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restore, type SandboxState } from '../state/sandbox-state';
import { OptionMistake } from './option-mistake';

const FORMAT = 'gateway-state-1';
/** Only the user who runs the gateway reads it. */
const MODE = 0o600;
/** A state that is written in this time is written before each response. */
const QUICK_MS = 100;
/** Writing a larger one takes at most this part of the time. */
const PART_OF_TIME = 0.1;

function write(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text, { mode: MODE, flush: true });
  renameSync(draft, file);
}

/**
 * @param file as the option gives it
 * @returns its absolute path
 * @throws OptionMistake when it cannot be such a file
 */
export function stateFileOf(file: string): string {
  const full = path.resolve(file);
  if (!existsSync(path.dirname(full)))
    throw new OptionMistake(`--state: there is no folder ${path.dirname(full)}.`);
  if (existsSync(full) && !statSync(full).isFile())
    throw new OptionMistake(`--state: ${full} is a folder, and a file is needed.`);
  return full;
}

/**
 * Puts the state in the file back, where there is one.
 * @returns whether there was one
 * @throws OptionMistake when the file holds something else, which is then left as it is
 */
export function readStateFile(file: string, state: SandboxState): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const [head = '', ...rest] = text.split('\n');
  try {
    if (head !== FORMAT) throw new Error('its first line is another one');
    restore(state, rest.join('\n'));
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OptionMistake(
      `--state: ${file} holds no state of this gateway (${why}). Name another file, or remove this one.`,
    );
  }
}

export function createStateWriter(file: string, state: () => SandboxState) {
  let earliest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function finish(): void {
    clearTimeout(timer);
    timer = undefined;
    const started = performance.now();
    write(file, `${FORMAT}\n${state().memory.save()}\n`);
    const ended = performance.now();
    const took = ended - started;
    earliest = took <= QUICK_MS ? 0 : ended + took * (1 / PART_OF_TIME - 1);
  }
  return {
    /** Writes now. */
    finish,
    /** Says that the state has changed; it is written now, or soon where writing takes long. */
    changed() {
      const wait = earliest - performance.now();
      if (wait <= 0) finish();
      else timer ??= setTimeout(finish, wait);
    },
  };
}

export type StateWriter = ReturnType<typeof createStateWriter>;
