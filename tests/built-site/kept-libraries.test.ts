// Libraries of codes and check digits check our data while the site is built and tested. Readers never load one.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../architecture/support/imports';
import { root, sourceFiles } from '../architecture/support/tree';
import { filesIn, folderOf } from './support/site';

/** Each kept library with a piece of its own text that survives minifying, and the file of the package that has it. */
const libraries = {
  'cldr-core': { file: 'supplemental/currencyData.json', trace: '"_cashRounding"' },
  'country-codes-list': { file: 'dist', trace: 'officialLanguageNameLocal' },
  'currency-codes': { file: 'data.js', trace: 'Bolivia (Plurinational State Of)' },
  ibantools: { file: 'build', trace: 'WrongBBANFormat' },
  'iso-3166': { file: '2.js', trace: 'Sant Julià de Lòria' },
  'iso-639-1': { file: 'src', trace: 'nativeName' },
  'libphonenumber-js': { file: 'bundle', trace: 'INVALID_COUNTRY' },
  stdnum: { file: 'lib', trace: 'The number checksum or check digit is invalid.' },
} as const;

const scripts = filesIn(folderOf('main'))
  .filter((file) => /\.(m?js|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(folderOf('main'), file), 'utf8') }));

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const imports = sourceFiles(['src'], /(?<!\.test)\.tsx?$/).flatMap((source) =>
  importsOf(source).map(({ module }) => ({ file: source.file, module })),
);

/** Text of a file of a package, or of all files below a folder of it. */
function textOf(library: string, file: string): string {
  const full = path.join(root, 'node_modules', library, file);
  if (/\.(js|json)$/.test(file)) return readFileSync(full, 'utf8');
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|cjs|mjs)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe.each(Object.entries(libraries))('%s', (library, { file, trace }) => {
  it('has the trace that is looked for', () => {
    expect(textOf(library, file)).toContain(trace);
  });

  it('left no trace in what browsers load', () => {
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ text }) => text.includes(trace)).map((script) => script.file)).toEqual([]);
  });

  it('is a development dependency, and no part of the site imports it', () => {
    expect(manifest.devDependencies).toHaveProperty(library);
    expect(imports.filter(({ module }) => module === library || module.startsWith(`${library}/`))).toEqual(
      [],
    );
  });
});
