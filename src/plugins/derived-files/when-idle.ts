/**
 * In: work that the writers' server does beside its pages. Out: the same, put off until its bundler has had nothing to do for a while: on a
 * machine of two processors both together would keep a page waiting that is opened or has just been changed.
 */

/** Milliseconds without work. */
export const IDLE_TIME = 4000;

interface Hook {
  tap(name: string, call: () => void): void;
}

export interface IdleTask {
  /** Asks for the task; asked again before it has begun, it is done once. */
  readonly ask: () => void;
  /** Plugin of the bundler, which says when that begins and ends. */
  readonly plugin: {
    apply(compiler: { readonly hooks: Readonly<Record<'watchRun' | 'done', Hook>> }): void;
  };
}

/**
 * @param name for the bundler's own messages
 * @param task what is done
 */
export function whenIdle(name: string, task: () => void): IdleTask {
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isAsked) task();
      isAsked = false;
    }, IDLE_TIME);
  };
  return {
    ask() {
      isAsked = true;
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
