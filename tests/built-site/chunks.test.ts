import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folderOf } from './support/site';

const main = folderOf('main');
const scripts = filesIn(main)
  .filter((file) => /^assets\/js\/.*\.js$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(main, file), 'utf8') }));

/** @returns the scripts that contain a text or match a pattern */
const having = (pattern: RegExp) => scripts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the scripts that browsers load', () => {
  it('exist', () => {
    expect(scripts.length).toBeGreaterThan(5);
  });

  it.each([
    ['a Node module', /require\(["']node:|from ["']node:/],
    [
      'a polyfill of a Node module',
      /safe-buffer|buffer\.kMaxLength|process\.binding is not supported|path-browserify/,
    ],
    [
      'Prism, which highlights at build time only',
      /Prism\.languages|prism-react-renderer|greedy:!0,pattern:|lookbehind:!0/,
    ],
    ['the YAML or schema libraries of the build', /YAMLParseError|ajv-formats/],
    ['an OpenAPI document', /openapi:\s*3\.1|"openapi":"3\.1|components\/schemas\//],
    ['a source map', /sourceMappingURL=/],
  ])('contain no trace of %s', (_, pattern) => {
    expect(having(pattern)).toEqual([]);
  });

  // Page and worker check each other's messages: they may be of two releases. Only an opened tool loads it.
  it('contain the schema library beside the messages of the gateway alone', () => {
    const withSchemas = having(/ZodError/);
    expect(withSchemas).toEqual(having(/losesResponse.*ZodError|ZodError.*losesResponse/s));
    expect(withSchemas.length).toBeGreaterThan(0);
    expect(readFileSync(path.join(main, 'index.html'), 'utf8')).not.toMatch(
      new RegExp(withSchemas.map((file) => path.basename(file)).join('|')),
    );
  });
});
