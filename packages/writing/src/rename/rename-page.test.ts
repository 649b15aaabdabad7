import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renamePage } from './rename-page';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The part of a page's head that is asked. */
const page = (file: string) => ({ file, folder: 'docs', directives: new Set<string>() }) as const;
const pages = new Map([
  ['/limits', page('docs/limits.mdx')],
  ['/callbacks', page('docs/callbacks.mdx')],
  ['/services/', page('docs/services/index.mdx')],
  ['/api/v2/transaction/find', page('docs/api/v2/transaction/find.mdx')],
]);
const rename = (from: string, to: string) => renamePage(root, pages, from, to);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rename-'));
  write(
    'docs/limits.mdx',
    "---\ntitle: Limits\n---\nimport Part from './_part.mdx';\n\n![Graph](./limits.png) [up](/limits#all)\n",
  );
  write(
    'docs/callbacks.mdx',
    '---\npagination_next: limits\n---\nSee [limits](/limits), [all](/limits#all), /limits_of_time and https://a.example/limits.\n',
  );
  write('data/glossary.yaml', '- { code: limit, page: /limits, also: [/limits] }\n');
  write('data/site/redirects.yaml', '# Old ones.\n- { page: /limits, alias: /quota }\n');
  write('data/site/sidebar.json', '{ "start": ["/callbacks", "/limits"] }\n');
  write('sidebars.ts', "export default ['limits', idOf('/limits')];\n");
  write(
    'tests/content/routes.json',
    '[\n  { "path": "/limits", "sidebar": "documentation", "aliases": ["/quota"] },\n  { "path": "/callbacks" }\n]\n',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a page that gets another route', () => {
  it('takes its links, neighbours, redirects and places in sidebars with it', () => {
    expect(rename('/limits', '/rate_limits')).toEqual({
      page: ['docs/limits.mdx', 'docs/rate_limits.mdx'],
      changed: [
        'docs/callbacks.mdx',
        'data/glossary.yaml',
        'data/site/redirects.yaml',
        'data/site/sidebar.json',
        'tests/content/routes.json',
        'sidebars.ts',
      ],
      aliases: ['/quota', '/limits'],
    });
    expect(read('docs/rate_limits.mdx')).toContain('[up](/rate_limits#all)');
    expect(read('docs/callbacks.mdx')).toBe(
      '---\npagination_next: rate_limits\n---\nSee [limits](/rate_limits), [all](/rate_limits#all), /limits_of_time and https://a.example/limits.\n',
    );
    expect(read('data/glossary.yaml')).toBe('- { code: limit, page: /rate_limits, also: [/rate_limits] }\n');
    expect(read('data/site/redirects.yaml')).toBe(
      '# Old ones.\n- { page: /rate_limits, alias: /quota }\n- { page: /rate_limits, alias: /limits }\n',
    );
    expect(read('data/site/sidebar.json')).toBe('{ "start": ["/callbacks", "/rate_limits"] }\n');
    expect(read('sidebars.ts')).toBe("export default ['limits', idOf('/rate_limits')];\n");
    expect(JSON.parse(read('tests/content/routes.json'))).toEqual([
      { path: '/rate_limits', sidebar: 'documentation', aliases: ['/quota', '/limits'] },
      { path: '/callbacks' },
    ]);
  });

  it('finds its partials and pictures from another folder', () => {
    rename('/limits', '/guides/limits');
    expect(read('docs/guides/limits.mdx')).toContain(
      "import Part from '../_part.mdx';\n\n![Graph](../limits.png)",
    );
  });

  it('may get its old one back, which is no redirect then', () => {
    rename('/limits', '/rate_limits');
    const now = new Map([['/rate_limits', page('docs/rate_limits.mdx')]]);
    expect(renamePage(root, now, '/rate_limits', '/limits').aliases).toEqual(['/quota', '/rate_limits']);
    expect(read('docs/limits.mdx')).toContain('[up](/limits#all)');
  });

  it.each([
    ['no page', '/limts', '/rate_limits', '/limts is no page of this site. Did you mean "/limits"?'],
    ['a route that exists', '/limits', '/callbacks', '/callbacks exists.'],
    ['a folder that exists', '/limits', '/services', '/services exists.'],
    ['capitals', '/limits', '/Rate-Limits', '"/Rate-Limits" cannot be the route.'],
    ['the page of a folder', '/services/', '/methods', '/services/ is the page of a folder'],
    ['the page of a call', '/api/v2/transaction/find', '/find', 'rename the call in api/'],
    [
      'another part of the content',
      '/limits',
      '/cabinet/limits',
      'lies in docs/ and cannot move to cabinet/',
    ],
  ])('is refused for %s, and nothing is changed', (_what, from, to, message) => {
    const before = read('data/site/redirects.yaml');
    expect(() => rename(from, to)).toThrow(message);
    expect(read('data/site/redirects.yaml')).toBe(before);
  });
});
