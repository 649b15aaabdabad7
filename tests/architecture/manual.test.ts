import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/remark/directives';
import { findPlaceholders } from '@gateway-docs/kit/yaml';
import { root, sourceFiles } from './support/tree';

const manual = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const code = [...manual.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? '');

describe('the manual', () => {
  it('has every directive, with its parts, in the form that it has on a page', () => {
    const written = (name: string) => code.filter((text) => new RegExp(`^::${name}(\\{|$)`).test(text));
    expect([...handlers.keys()].filter((name) => written(name).length === 0)).toEqual([]);
    const parts = [...handlers].flatMap(([name, { attributes }]) =>
      (attributes.part?.values ?? []).map((part) => [name, part] as const),
    );
    const unnamed = parts.filter(
      ([, part]) => !code.includes(part) && !code.some((text) => text.includes(`part=${part}`)),
    );
    expect(unnamed).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...manual.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? '');
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['new', 'facts', 'prose', 'format', 'check', 'dev']));
  });

  it('names files and folders that exist', () => {
    const named = code.filter((text) =>
      /^(api|cabinet|data|docs|packages|sandbox|scripts|src|tests)\/[\w./-]+$/.test(text),
    );
    // Made in the exercises of the manual.
    const made =
      /mobile_money_uganda|mobile-money-uganda|transaction-split|reporting-payers|merchant[-_]categories|components\/Aside/;
    expect(named.filter((file) => !made.test(file) && !existsSync(path.join(root, file)))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});

describe('the faults in the README', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const table = /## Faults tried and survived\n(?<table>[\s\S]*?)\n## /.exec(readme)?.groups?.table ?? '';
  const rows = table.split('\n').filter((line) => /^\| (?!fault |-)/.test(line));

  it('each have tests that exist', () => {
    const isThere = (name: string): boolean => {
      const file = /^(tests|scripts|src|sandbox|deploy|packages)\//.test(name)
        ? name
        : `tests/browser/${name}`;
      const [folder = '', ending] = file.split('/*');
      const full = path.join(root, folder);
      return (
        existsSync(full) && (ending === undefined || readdirSync(full).some((one) => one.endsWith(ending)))
      );
    };
    const named = rows.map((row) =>
      Array.from(
        row
          .split(' | ')
          .at(-1)
          ?.matchAll(/`([^`]+)`/g) ?? [],
        ([, name]) => name ?? '',
      ),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(named.filter((names) => names.length === 0)).toEqual([]);
    expect(named.flat().filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('templates', () => {
  const templates = sourceFiles(
    ['docs', 'cabinet', 'scripts/new/templates'],
    /_template[\w]*\.mdx$|templates\/.*\.yaml$/,
  );

  it('are there for each kind of page', () => {
    const folders = templates.map(({ file }) => path.posix.dirname(file));
    for (const folder of ['docs/services', 'docs/api/v1', 'docs/api/v2', 'docs/reference', 'cabinet'])
      expect(folders).toContain(folder);
  });

  it('say in each place what to write, in words that a page can be parsed with', () => {
    const unclear = templates.flatMap(({ file, text }) =>
      findPlaceholders(text)
        .filter(({ text: place }) => file.endsWith('.mdx') && /[{}<>]/.test(place))
        .map(({ line, text: place }) => `${file}:${line} ${place}`),
    );
    expect(unclear).toEqual([]);
  });
});
