import { setTimeout as pause } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { inOrder, step } from './in-order';

type Wrapped = readonly [(context: object, options: object) => Promise<Plugin | null>, object];

/** Does with plugins what Docusaurus does. */
async function build(steps: Parameters<typeof inOrder>[0]): Promise<void> {
  const configs = inOrder(steps) as unknown as readonly Wrapped[];
  const plugins = await Promise.all(configs.map(([create, options]) => create({}, options)));
  await Promise.all(plugins.map(async (plugin) => plugin?.postBuild?.({ outDir: 'out' } as never)));
}

it('runs each step when the one before it in the list has ended, with the site', async () => {
  const done: string[] = [];
  const slow = (name: string, milliseconds: number) =>
    step(() => ({
      name,
      async postBuild({ outDir }: { outDir: string }) {
        await pause(milliseconds);
        done.push(`${name} ${outDir}`);
      },
    }));
  await build([slow('first', 20), step(() => ({ name: 'none' })), step(() => null), slow('second', 1)]);
  expect(done).toEqual(['first out', 'second out']);
});

it('fails with the mistake of a step, and runs none after it', async () => {
  const done: string[] = [];
  const failing = step(() => ({
    name: 'failing',
    postBuild: () => Promise.reject(new Error('docs/x.mdx:12: wrong')),
  }));
  const later = step(() => ({ name: 'later', postBuild: () => done.push('later') }));
  await expect(build([failing, later])).rejects.toThrow('docs/x.mdx:12: wrong');
  expect(done).toEqual([]);
});

it('keeps the options of a plugin and its check of them', async () => {
  const validateOptions = (): object => ({ checked: true });
  const create = (_context: LoadContext, options: { readonly checked: boolean }) => ({
    name: String(options.checked),
  });
  const [config] = inOrder([step({ default: create, validateOptions }, { given: 1 })]);
  const [wrapped, options] = config as unknown as Wrapped;
  expect(options).toEqual({ given: 1 });
  expect(wrapped).toHaveProperty('validateOptions', validateOptions);
  expect(await wrapped({}, { checked: true })).toEqual({ name: 'true' });
});
