// Robots are led to every page of this provider's site, and to no other's.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, profileOf } from './support/site';

it.each(['main', 'second'] as const)('%s: robots.txt allows all and names a site map that exists', (name) => {
  const folder = folderOf(name);
  const robots = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
  const { hosts, base_path: basePath } = profileOf(name);
  expect(robots).toContain(`User-agent: *\nAllow: ${basePath}\n`);
  expect(/^Sitemap: (.+)$/m.exec(robots)?.[1]).toBe(`${hosts.site}${basePath}sitemap.xml`);
  expect(existsSync(path.join(folder, 'sitemap.xml'))).toBe(true);
});
