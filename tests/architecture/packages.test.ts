import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/tree';

type Versions = Readonly<Record<string, string>>;
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
  string,
  Versions
> & { type?: string };
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lock = JSON.parse(lockText) as { packages: Record<string, { dependencies?: Versions }> };

describe('package.json', () => {
  it.each(['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])(
    'pins exact versions in %s',
    (group) => {
      const loose = Object.entries(manifest[group] ?? {}).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      );
      expect(loose).toEqual([]);
    },
  );

  it('does not make the package an ES module: Docusaurus cannot build in one', () => {
    expect(manifest.type).toBeUndefined();
  });

  it('decides for every install script', () => {
    expect(Object.keys(manifest.allowScripts ?? {}).length).toBeGreaterThan(0);
  });
});

describe('package-lock.json', () => {
  it('names no registry, so that it serves every mirror', () => {
    expect(lockText).not.toContain('"resolved"');
    expect(lockText.match(/https?:\/\/[^"]*registry[^"]*/g) ?? []).toEqual([]);
  });

  it('belongs to this package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = lock.packages[''] as Record<
      string,
      Versions
    >;
    expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      optionalDependencies: manifest.optionalDependencies,
    });
  });
});
