import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticesOf } from './notices';

const inPackage = (name: string, file: string) => path.resolve('node_modules', name, file);

describe('noticesOf', () => {
  const text = noticesOf([
    inPackage('react-dom', 'client.js'),
    inPackage('react', 'index.js'),
    inPackage('react', 'cjs/react.production.js'),
    inPackage('@iconify/react', 'dist/iconify.mjs'),
    path.resolve('src/search/find.ts'),
  ]);

  it('names each package once, in order, with its licence', () => {
    const names = Array.from(text.matchAll(/^(\S+) \d+\.\d+\.\d+: (\S+)$/gm), ([, name, licence]) => [
      name,
      licence,
    ]);
    expect(names).toEqual([
      ['@iconify/react', 'MIT'],
      ['react', 'MIT'],
      ['react-dom', 'MIT'],
    ]);
    expect(text).toContain('Permission is hereby granted');
  });

  it('has nothing of the machine in it, and is the same for another order', () => {
    expect(text).not.toContain(process.cwd());
    expect(noticesOf([inPackage('react', 'index.js'), inPackage('react-dom', 'client.js')])).toBe(
      noticesOf([inPackage('react-dom', 'client.js'), inPackage('react', 'index.js')]),
    );
  });
});
