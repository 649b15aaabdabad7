import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { literalPattern } from '@gateway-docs/kit';
import type { Operator } from '@gateway-docs/site-data/operator';
import { linesWith, root, sourceFiles } from './support/tree';

const operator = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as Operator;

describe('values of the operator profile', () => {
  const files = sourceFiles(['docs', 'cabinet', 'src'], /\.(mdx?|tsx?|css|json)$/).filter(
    ({ file }) => !/\.test\.tsx?$/.test(file),
  );
  const domain = new URL(operator.hosts.marketing).hostname.replace(/^www\./, '');
  const values = [
    operator.brand,
    domain,
    operator.support.email,
    operator.tagline,
    ...operator.callbacks.source_networks,
  ];

  it.each(values)('%s is written nowhere else', (value) => {
    expect(linesWith(files, new RegExp(literalPattern(value), 'i'))).toEqual([]);
  });
});

describe('the tree', () => {
  const files = sourceFiles([], /\.(mdx?|tsx?|m?[jt]s|css|ya?ml|html|php|py|java|go)$/).filter(
    ({ file }) => !file.startsWith('tests/architecture/'),
  );

  it('has no placeholder that a reader or the next engineer would meet', () => {
    expect(
      linesWith(files, /lorem ipsum|coming soon|\bTBD\b|(?<!\p{L})TODO\b|\bFIXME\b|under construction/iu),
    ).toEqual([]);
  });

  it('has no test that does not run', () => {
    const tests = files.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file));
    expect(linesWith(tests, /\b(it|test|describe)\.(only|todo|fixme|skip)\(/)).toEqual([]);
  });

  it('names hosts under .example, and the few public ones that it needs', () => {
    const allowed =
      /\.example\b|127\.0\.0\.1|localhost|www\.w3\.org|spec\.openapis\.org|json-schema\.org|api\.(iconify\.design|simplesvg\.com|unisvg\.com)|github\.com|docusaurus\.io|rfc-editor\.org|schema\.org|www\.sitemaps\.org|jsonfeed\.org|schema\.getpostman\.com|schemas\.agentskills\.io/;
    // data/ names the publishers of its code lists as sources.
    const own = files.filter(({ file }) => !file.startsWith('data/'));
    const foreign = own.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/https?:\/\/([a-z0-9-]+\.)+[a-z]{2,}/gi), ([url]) => `${file}: ${url}`).filter(
        (line) => !allowed.test(line),
      ),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });
});
