/** The check of the Agent-Friendly Documentation Specification gives full marks. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { profileOf } from '../built-site/support/site';
import { ownServer } from '../hosting/support/servers';
import { builtSite, TOOLS, withTools } from './support';

/** Pages that it looks at, evenly spread over the list. */
const PAGES = '40';

const report = z.object({ scoring: z.object({ overall: z.number() }) });

it('gives the pages of `npm start` 100 of 100', { timeout: 300_000 }, async () => {
  const { hosts, base_path: basePath } = profileOf('main');
  const { origin, stop } = await ownServer(await builtSite(), basePath);
  const options = ['--format', 'json', '--score', '--sampling', 'deterministic', '--max-links', PAGES];
  const places = ['--canonical-origin', hosts.site + basePath, '--llms-txt-url', `${origin}/llms.txt`];
  // The server is in this process, so it has to work meanwhile. A single check that fails ends the program with 1, with the same report.
  const { stdout } = await promisify(execFile)(
    path.join(TOOLS, 'afdocs'),
    ['check', origin + basePath, ...options, ...places],
    { env: withTools(), maxBuffer: 2 ** 28 },
  ).catch((ended: unknown) => ended as { stdout: string });
  await stop();
  expect(report.parse(JSON.parse(stdout)).scoring.overall).toBe(100);
});
