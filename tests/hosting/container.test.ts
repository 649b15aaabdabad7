/**
 * The Dockerfile, as far as it can be proved without Docker: what it copies exists, its base is pinned, and its own commands, run by a user
 * without rights who can write to one folder alone, serve the site and say that it is well.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../built-site/support/site';
import { nginxWithoutRights, type Host } from './support/servers';

const root = path.resolve(__dirname, '../..');
const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
const commandAfter = (word: string): string[] => {
  const text = new RegExp(`${word} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1];
  return JSON.parse(text ?? '[]') as string[];
};
const server = commandAfter('^CMD');
const health = commandAfter('^HEALTHCHECK .*CMD');

let host: Host;
beforeAll(async () => {
  host = await nginxWithoutRights(folderOf('main'), server.slice(1));
});
afterAll(() => host.stop());

describe('the Dockerfile', () => {
  it('has a base with an exact tag, and gives up its rights before it starts', () => {
    expect(/^FROM (\S+)$/m.exec(dockerfile)?.[1]).toMatch(/^debian:\d+\.\d+-slim(@sha256:[0-9a-f]{64})?$/);
    expect(dockerfile.indexOf('\nUSER nobody\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  });

  it('copies files that the repository and a build have, and its ignore file lets them through', () => {
    const copied = Array.from(dockerfile.matchAll(/^COPY (\S+) /gm), ([, from = '']) => from);
    expect(copied).toEqual(['deploy/nginx.conf', 'build/']);
    expect(readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')).toContain('root /srv/docs;');
    const ignored = readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['*', '!build', '!deploy/nginx.conf']));
  });

  it('names packages that this Debian has', () => {
    const [, names = ''] = /--no-install-recommends (.+) \\$/m.exec(dockerfile) ?? [];
    for (const name of names.split(' '))
      expect(
        execFileSync('dpkg-query', ['--show', '--showformat=${Status}', name], { encoding: 'utf8' }),
      ).toContain('installed');
  });

  it('serves the site as a user without rights, compressed', async () => {
    const page = await fetch(`${host.origin}/callbacks`, { headers: { 'Accept-Encoding': 'br' } });
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await page.text()).toContain('<h1');
  });

  it('says that it is well while it serves, and not when nothing does', () => {
    const [command = '', ...options] = health;
    const ask = (port: string) =>
      spawnSync(
        command,
        options.map((option) => option.replace('/8080', `/${port}`)),
        { encoding: 'utf8' },
      ).status;
    expect(ask(new URL(host.origin).port)).toBe(0);
    expect(ask('1')).not.toBe(0);
  });
});
