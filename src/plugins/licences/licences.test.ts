// The plugin in a bundler, on one script that uses one package.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, it } from 'vitest';
import licences from '.';

it('writes licences.txt beside the scripts, for the browser of a build alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import clsx from '${path.resolve('node_modules/clsx/dist/clsx.mjs')}';\nconsole.log(clsx('a'));\n`,
  );
  const setting = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const { configureWebpack } = licences();
  const options = (isServer: boolean) =>
    configureWebpack?.({}, isServer, {} as never, undefined) as { plugins?: never[] };
  const { plugins } = options(false);
  expect(options(true)).toEqual({});
  process.env.NODE_ENV = setting;
  await new Promise<void>((resolve, reject) => {
    rspack({ mode: 'production', entry, output: { path: folder }, plugins }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
  expect(readFileSync(path.join(folder, 'licences.txt'), 'utf8')).toMatch(/^clsx \d+\.\d+\.\d+: MIT$/m);
  rmSync(folder, { recursive: true });
});
