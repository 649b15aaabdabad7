/** The check of the Agent-Friendly Documentation Specification gives full marks, for both profiles, on every server that deploy/ has a file for. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { profileOf } from '../built-site/support/site';
import { caddy, caddyBelow, nginx, nginxBelow, ownServer } from '../hosting/support/servers';
import { builtSite, TOOLS, withTools } from './support';

/** Pages that it looks at, evenly spread over the list. All 204 have the same mark; of 15 two were the longest ones, and the mark was 99. */
const PAGES = '40';

/** The second profile stands below a path. */
const SERVERS = {
  main: [ownServer, nginx, caddy],
  second: [ownServer, nginxBelow, caddyBelow],
} as const;

const report = z.object({ scoring: z.object({ overall: z.number() }) });

describe.each(['main', 'second'] as const)('the pages of the profile "%s" have 100 of 100', (name) => {
  it.each(SERVERS[name].map((start) => [start.name, start] as const))(
    'from %s',
    { timeout: 300_000 },
    async (_name, start) => {
      const { hosts, base_path: basePath } = profileOf(name);
      const { origin, stop } = await start(await builtSite(name), basePath);
      const sample = ['--sampling', 'deterministic', '--max-links', PAGES];
      // By itself it waits between requests, to spare servers of others: 42 seconds in place of 13, for the same marks.
      const options = ['--format', 'json', '--score', ...sample, '--request-delay', '0'];
      const list = `${origin}${basePath}llms.txt`;
      const places = ['--canonical-origin', hosts.site + basePath, '--llms-txt-url', list];
      // The server can be in this process, so it has to work meanwhile. A single check that fails ends the program with 1, with the same report.
      const { stdout } = await promisify(execFile)(
        path.join(TOOLS, 'afdocs'),
        ['check', origin + basePath, ...options, ...places],
        { env: withTools(), maxBuffer: 2 ** 28 },
      ).catch((ended: unknown) => ended as { stdout: string });
      await stop();
      expect(report.parse(JSON.parse(stdout)).scoring.overall).toBe(100);
    },
  );
});
