/**
 * In: work that the writers' server does beside its pages. Out: the same, put off until its bundler has had nothing to do for a while: on a
 * machine of two processors both together would keep a page waiting that is opened or has just been changed.
 */

/** Milliseconds without work. */
export const IDLE_TIME = 4000;

interface Hook {
  tap(name: string, call: () => void): void;
}

export interface IdleTime {
  /** Asks for a task, in the place of the one that was asked for before and has not begun. */
  readonly ask: (task: () => void) => void;
  /** Plugin of the bundler, which says when that begins and ends. */
  readonly plugin: {
    apply(compiler: { readonly hooks: Readonly<Record<'watchRun' | 'done', Hook>> }): void;
  };
}

/** @param name for the bundler's own messages */
export function idleTime(name: string): IdleTime {
  let asked: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      asked?.();
      asked = undefined;
    }, IDLE_TIME);
  };
  return {
    ask(task) {
      asked = task;
      wait();
    },
    plugin: {
      apply({ hooks }) {
        hooks.watchRun.tap(name, () => clearTimeout(timer));
        hooks.done.tap(name, wait);
      },
    },
  };
}
