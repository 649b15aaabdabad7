import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

/** Name of the folder directly below `layer` that holds a file; '.' for the files of the layer itself. */
function folderOf(layer: string, file: string): string {
  const [first = '', ...rest] = path.posix.relative(layer, file).split('/');
  return rest.length > 0 ? first : '.';
}

/** Folder → folders that it imports from, types included. A test may import from anywhere. */
function importsBetweenFolders(layer: string): Map<string, Set<string>> {
  const sources = sourceFiles([layer], /\.ts$/).filter(({ file }) => !/\.test\.ts$|test-support/.test(file));
  const known = new Set(sources.map(({ file }) => file.replace(/\.ts$/, '')));
  const edges = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = folderOf(layer, source.file);
    for (const { target } of importsOf(source)) {
      if (!target?.startsWith(`${layer}/`)) continue;
      const to = folderOf(layer, known.has(target) ? `${target}.ts` : `${target}/index.ts`);
      if (to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return edges;
}

/** @returns the folders of one circle, the first one repeated at its end; empty when there is none */
function findCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (folder: string, above: readonly string[]): string[] => {
    if (above.includes(folder)) return [...above.slice(above.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of edges.get(folder) ?? []) {
      const circle = visit(next, [...above, folder]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  return [...edges.keys()].map((folder) => visit(folder, [])).find((circle) => circle.length > 0) ?? [];
}

it('finds a circle', () => {
  const edges = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(edges)).toEqual(['b', 'c', 'b']);
});

describe('folders import each other in one direction', () => {
  it.each(['src/reference', 'src/remark'])('in %s', (layer) => {
    const edges = importsBetweenFolders(layer);
    expect(edges.size).toBeGreaterThan(3);
    expect(findCircle(edges)).toEqual([]);
  });
});
