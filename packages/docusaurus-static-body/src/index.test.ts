import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { afterEach, expect, it, vi } from 'vitest';
import staticBody from '.';

afterEach(() => vi.unstubAllEnvs());

it('a site whose static render would wait for ever is rejected before it is built', async () => {
  const context = await loadContext({ siteDir: path.join(__dirname, '../example') });
  context.siteConfig.future.faster.mdxCrossCompilerCache = true;
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => staticBody(context)).toThrow('Set future.faster.mdxCrossCompilerCache to false');
  expect(() => staticBody(context, { stockWay: true })).not.toThrow();
});
