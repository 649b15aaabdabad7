/** What keeps the packages of the site known and new: CI on each supported Node.js, the proposals of updates, the bill of materials. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root, workspaces } from './support/tree';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifest = z
  .object({
    name: z.string(),
    version: z.string(),
    engines: z.object({ node: z.string() }),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

describe('the workflow', () => {
  const text = read('.github/workflows/ci.yml');
  const steps = z.array(z.object({ run: z.string().optional(), uses: z.string().optional() }));
  const job = z.object({ strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }), steps });
  const { jobs } = z.object({ jobs: z.record(z.string(), job) }).parse(parse(text));

  it('checks and builds on the supported versions that are older than the one of .nvmrc, the oldest first', () => {
    const { strategy, steps } = jobs['older-node'] ?? {};
    expect(read('.nvmrc')).toBe('24\n');
    expect(strategy?.matrix.node).toEqual([manifest.engines.node.replace('>=', ''), '22']);
    expect(steps?.flatMap(({ run = [] }) => run)).toEqual([
      'npm ci --no-audit --no-fund',
      'npm run check',
      'npm run build',
    ]);
  });

  it('pins each action by commit, and says which version that is', () => {
    const used = Array.from(text.matchAll(/uses: (.+)$/gm), ([, action]) => action);
    expect(used.length).toBe(2 * Object.keys(jobs).length);
    expect(
      used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  });
});

describe('the proposals of updates', () => {
  const update = z.object({
    'package-ecosystem': z.string(),
    directory: z.string(),
    schedule: z.object({ interval: z.string() }),
    'versioning-strategy': z.string().optional(),
    groups: z.record(z.string(), z.object({ patterns: z.array(z.string()).optional() })).optional(),
    ignore: z.array(z.object({ 'dependency-name': z.string() })).optional(),
  });
  const { updates } = z.object({ updates: z.array(update) }).parse(parse(read('.github/dependabot.yml')));
  const of = (ecosystem: string) => updates.find((one) => one['package-ecosystem'] === ecosystem);

  it('come once a week, for packages, actions and the container, from where these are', () => {
    expect(updates.map((one) => [one['package-ecosystem'], one.schedule.interval])).toEqual([
      ['npm', 'weekly'],
      ['github-actions', 'weekly'],
      ['docker', 'weekly'],
    ]);
    expect([of('npm')?.directory, of('docker')?.directory]).toEqual(['/', '/deploy']);
    expect(existsSync(path.join(root, 'deploy/Dockerfile'))).toBe(true);
  });

  it('keep exact versions, and name packages that there are', () => {
    expect(of('npm')?.['versioning-strategy']).toBe('increase');
    const ofPackages = workspaces.flatMap((folder) =>
      Object.keys(
        z
          .object({ dependencies: z.record(z.string(), z.string()).default({}) })
          .parse(JSON.parse(read(`${folder}/package.json`))).dependencies,
      ),
    );
    const installed = [
      ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      ...ofPackages,
    ];
    const named = [
      ...Object.values(of('npm')?.groups ?? {}).flatMap(({ patterns = [] }) => patterns),
      ...(of('npm')?.ignore ?? []).map((one) => one['dependency-name']),
    ];
    const isThere = (pattern: string): boolean =>
      pattern.endsWith('*')
        ? installed.some((name) => name.startsWith(pattern.slice(0, -1)))
        : installed.includes(pattern);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((pattern) => !isThere(pattern))).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const [command = ''] = /^npm sbom .+(?= > )/m.exec(read('SECURITY.md')) ?? [];
  const component = z.object({
    name: z.string(),
    version: z.string(),
    hashes: z.array(z.unknown()).optional(),
    properties: z.array(z.object({ name: z.string() })),
  });
  const schema = z.object({
    specVersion: z.string(),
    metadata: z.object({ component: z.object({ purl: z.string() }) }),
    components: z.array(component),
  });
  const locked = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ version: z.string().optional(), link: z.boolean().optional() }),
      ),
    })
    .parse(JSON.parse(read('package-lock.json')));

  it('has every package of the lockfile with its hash, and says which are for tests alone', () => {
    // Nobody listens there: the command asks no registry.
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1/' };
    const printed = execSync(command, { cwd: root, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
    const { specVersion, metadata, components } = schema.parse(JSON.parse(printed));
    expect([specVersion, metadata.component.purl]).toEqual([
      '1.5',
      `pkg:npm/${manifest.name}@${manifest.version}`,
    ]);
    const named = new Map(components.map((one) => [`${one.name}@${one.version}`, one]));
    const wanted = Object.entries(locked.packages).flatMap(([folder, { version = '', link = false }]) =>
      folder.startsWith('node_modules/') && !link
        ? [`${folder.replace(/^.*node_modules\//, '')}@${version}`]
        : [],
    );
    expect(wanted.length).toBeGreaterThan(1000);
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
    // Our own packages have no archive.
    expect(components.filter(({ hashes }) => !hashes).map(({ name }) => name)).toEqual(
      workspaces.map((folder) => path.basename(folder)),
    );

    const isForTests = ([name, version]: [string, string]): boolean =>
      named
        .get(`${name}@${version}`)
        ?.properties.some((property) => property.name === 'cdx:npm:package:development') ?? false;
    expect(Object.entries(manifest.dependencies).filter(isForTests)).toEqual([]);
    expect(
      Object.entries(manifest.devDependencies)
        .filter(isForTests)
        .map(([name]) => name),
    ).toEqual(expect.arrayContaining(['vitest', '@playwright/test', 'oxlint', 'oxfmt']));
  });
});
