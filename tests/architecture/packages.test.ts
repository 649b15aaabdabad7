import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, workspaces } from './support/tree';

type Versions = Readonly<Record<string, string>>;
type Manifest = Record<string, Versions> & { type?: string };
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const manifest = manifestIn('.');
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
interface LockedPackage {
  resolved?: string;
  link?: boolean;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
}
const lock = JSON.parse(lockText) as { packages: Record<string, LockedPackage> };

/** The folders in which Node looks for a package that another one asks for, nearest first. */
function placesOf(name: string, asker: string): string[] {
  const parents = asker === '' ? [] : asker.split('/node_modules/');
  const inside = parents.map((_, depth) => parents.slice(0, depth + 1).join('/node_modules/'));
  return [...inside.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

describe('package.json', () => {
  it.each(['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])(
    'pins exact versions in %s',
    (group) => {
      const versions = ['.', ...workspaces].flatMap((folder) =>
        Object.entries(manifestIn(folder)[group] ?? {}),
      );
      const loose = versions.filter(
        ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      );
      expect(loose).toEqual([]);
    },
  );

  it('gives a workspace the versions that the site has too', () => {
    const groups = ['dependencies', 'devDependencies'];
    const own = groups.flatMap((group) => Object.entries(manifest[group] ?? {}));
    const versions = new Map(own);
    const differing = workspaces
      .flatMap((folder) => groups.flatMap((group) => Object.entries(manifestIn(folder)[group] ?? {})))
      .filter(([name, version]) => versions.has(name) && versions.get(name) !== version);
    expect(differing).toEqual([]);
  });

  it('does not make the package an ES module: Docusaurus cannot build in one', () => {
    expect(manifest.type).toBeUndefined();
  });

  it('decides for every install script', () => {
    expect(Object.keys(manifest.allowScripts ?? {}).length).toBeGreaterThan(0);
  });
});

describe('package-lock.json', () => {
  it('names no registry, so that it serves every mirror', () => {
    const resolved = Object.values(lock.packages).filter((entry) => entry.resolved !== undefined);
    expect(resolved).toEqual(workspaces.map((folder) => ({ resolved: folder, link: true })));
    expect(lockText.match(/https?:\/\/[^"]*registry[^"]*/g) ?? []).toEqual([]);
  });

  // A registry that lags behind for one platform leaves a hole here, and `npm ci` then refuses the file.
  it('holds the packages of every platform', () => {
    const missing = Object.entries(lock.packages).flatMap(([asker, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) =>
        placesOf(name, asker).every((place) => lock.packages[place] === undefined),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(['', ...workspaces])('belongs to the package.json in "%s"', (folder) => {
    const { dependencies, devDependencies, optionalDependencies } = lock.packages[folder] ?? {};
    const manifest = manifestIn(folder);
    expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      optionalDependencies: manifest.optionalDependencies,
    });
  });
});
