import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/remark/directives';
import { findPlaceholders } from '@gateway-docs/kit/yaml';
import { root, sourceFiles } from './support/tree';

/** The manual: its entrance, and its pages for writers and for engineers. */
const pages = [
  ...sourceFiles(['docs-dev/writing', 'docs-dev/engineering'], /\.md$/),
  { file: 'CONTRIBUTING.md', text: readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8') },
];
const manual = pages.map(({ text }) => text).join('\n');
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
      /^(api|cabinet|data|docs|docs-dev|packages|samples|scripts|src|tests)\/[\w./-]+$/.test(text),
    );
    // Made in the exercises of the manual.
    const made =
      /mobile_money_uganda|mobile-money-uganda|transaction-split|reporting-payers|merchant[-_]categories|components\/Aside|refunds-screen/;
    expect(named.filter((file) => !made.test(file) && !existsSync(path.join(root, file)))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});

describe('documents for engineers and writers', () => {
  const documents = [
    ...pages,
    ...sourceFiles(
      ['api', 'data', 'deploy', 'docs-dev/decisions', 'docs-dev/measurements', 'samples', 'scripts', 'tests'],
      /\.md$/,
      // Its templates are written as pages are: tests/content/agents follows their links.
    ).filter(({ file }) => !file.startsWith('data/agents/')),
    ...['README.md', 'docs-dev/for-providers.md', 'docs-dev/glossary.md'].map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    })),
  ];

  /** The anchors of a document: its headings, as GitHub makes them. */
  const anchorsOf = (file: string): string[] =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8')
        .replaceAll(/^```[\s\S]*?^```/gm, '')
        .matchAll(/^#+ (.+)$/gm),
      ([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
    );

  it.each(documents)('$file links only to files and headings that are there', ({ file, text }) => {
    const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '');
    const links = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
      (link) => !/^[a-z]+:/.test(link),
    );
    const broken = links.filter((link) => {
      const [target = '', anchor] = link.split('#');
      const full = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!existsSync(path.join(root, full))) return true;
      return anchor !== undefined && !anchorsOf(full).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('the faults', () => {
  const list = readFileSync(path.join(root, 'docs-dev/engineering/faults.md'), 'utf8');
  const faults = list.split('\n').filter((line) => line.startsWith('- '));
  const tests = sourceFiles([], /\.(test\.tsx?|spec\.ts)$/).map(({ file }) => file);

  it('each end with tests that exist', () => {
    const named = faults.map((fault) =>
      Array.from(fault.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g), ([, name]) => name ?? ''),
    );
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.filter((_, i) => named[i]?.length === 0)).toEqual([]);
    expect(named.flat().filter((name) => !tests.some((file) => file.endsWith(name)))).toEqual([]);
  });
});

describe('templates', () => {
  const templates = sourceFiles(
    ['docs', 'cabinet', 'packages/writing/templates'],
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
