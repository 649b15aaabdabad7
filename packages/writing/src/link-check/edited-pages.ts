/**
 * In: the page that is being written, in the writers' server. Out: an error of the bundler with file and line of each of its links that leads to no page and to
 * no anchor, and of what it lacks beside the others; what is wrong in the page itself stops it.
 */
import path from 'node:path';
import { type Asked, checkPages } from '../check-pages/check-pages';

const NAME = 'edited-pages';

/** What is used of the bundler. */
interface Compilation {
  readonly errors: { push(error: Error): unknown };
  readonly hooks: { readonly finishModules: { tapPromise(name: string, call: () => Promise<void>): void } };
}
interface Compiler {
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, call: (compilation: Compilation) => void): void };
  };
}

/** @returns the site as it is now; undefined where its data cannot be read, which is the message of the page itself */
export type Ask = () => Promise<Asked | undefined>;

/**
 * @param siteDir absolute path of the repository
 * @param ask for the site
 * @returns a plugin of the bundler
 */
export function editedPages(siteDir: string, ask: Ask): { apply(compiler: Compiler): void } {
  // A page is asked again until it is right.
  let edited: ReadonlySet<string> = new Set();
  const mistakes = async (): Promise<readonly string[]> => {
    const asked = edited.size > 0 ? await ask() : undefined;
    if (!asked) return [];
    const { together, links } = checkPages(asked, (file) => edited.has(file));
    return [...together, ...links];
  };
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, ({ errors, hooks }) => {
        hooks.finishModules.tapPromise(NAME, async () => {
          const changed = [...(compiler.modifiedFiles ?? [])].map((file) => path.relative(siteDir, file));
          edited = new Set([...edited, ...changed.filter((file) => file.endsWith('.mdx'))]);
          const lines = await mistakes();
          if (lines.length === 0) edited = new Set();
          for (const line of lines) {
            const error = new Error(line);
            delete error.stack;
            errors.push(error);
          }
        });
      });
    },
  };
}
