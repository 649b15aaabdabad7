import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bundle from './openapi/bundle';
import { FAMILY_NAMES } from './openapi/families';
import { Folder } from '@gateway-docs/kit/yaml';
import { readSamples } from './samples/read-samples';
import { openSite, type Site } from './site';
import { demoSite } from './tests';

const root = path.resolve(__dirname, '../../..');
let site = '';

/** The copy, as the writers' server has it: its files change. */
const open = (): Site => openSite(site, undefined, { isWatched: true });
/** What the first load of the copy says. */
const load = () => open().load();

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
const edit = (file: string, from: string, to: string): void => {
  const before = readFileSync(path.join(site, file), 'utf8');
  expect(before).toContain(from);
  write(file, before.replace(from, to));
};

/** Everything is loaded several times. */
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'reference-'));
  for (const folder of ['api', 'data', 'samples'])
    cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

describe('the data of a site', () => {
  it('are frozen, and the same until a file changes', async () => {
    const opened = open();
    const first = await opened.load();
    expect(Object.isFrozen(first)).toBe(true);
    expect(Object.isFrozen(first.operations[0]?.request)).toBe(true);
    expect(await opened.load()).toBe(first);

    edit('data/operator.yaml', first.operator.brand, 'Another brand');
    expect((await opened.load()).operator.brand).toBe('Another brand');
    expect(opened.operator.brand).toBe('Another brand');
  });

  it('are the same in a build, whatever changes meanwhile', async () => {
    const opened = openSite(site);
    const first = await opened.load();
    edit('data/operator.yaml', first.operator.brand, 'Another brand');
    expect(await opened.load()).toBe(first);
  });

  it('are the same when the text of a page changes, and others when a title does', async () => {
    for (const folder of ['docs', 'cabinet'])
      cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
    const opened = open();
    const first = await opened.load();
    edit('docs/callbacks.mdx', '\n## ', '\nOne more sentence.\n\n## ');
    expect(await opened.load()).toBe(first);
    edit('docs/callbacks.mdx', 'title: Callbacks', 'title: Signed callbacks');
    expect((await opened.load()).pages.get('/callbacks')).toBe('Signed callbacks');
  });

  it('tell every file that they are made from', () => {
    const files = open().files.map((file) => path.relative(site, file));
    expect(files).toEqual(
      expect.arrayContaining([
        'api/v2/openapi.yaml',
        'data/operator.yaml',
        'samples/vectors.yaml',
        'samples/clients/php/GatewayClient.php',
      ]),
    );
  });

  it('have the same operations in both versions', async () => {
    const { operations } = await demoSite.load();
    const ids = (version: string) =>
      operations
        .filter((item) => item.version === version && item.path.startsWith('/api/'))
        .map((item) => item.id);
    expect(ids('v1').sort()).toEqual(ids('v2').sort());
  });

  it('have every document bundled once, for whatever part of it is offered', async () => {
    const bundled = vi.spyOn(bundle, 'bundleFamily');
    write(
      'second.yaml',
      readFileSync(path.join(site, 'data/operator.yaml'), 'utf8') + '\noffer: { v1: false }\n',
    );
    const opened = openSite(site, 'second.yaml');
    const [first, second] = await Promise.all([opened.load(), opened.load()]);
    expect(first).toBe(second);
    expect([...first.documents.keys()]).toEqual(['v2', 'reports-v2']);
    expect([...first.wholeDocuments.keys()]).toEqual(FAMILY_NAMES);
    expect(bundled).toHaveBeenCalledTimes(FAMILY_NAMES.length);
    bundled.mockRestore();
  });

  it('are nothing that Docusaurus could print with its configuration', () => {
    expect(JSON.stringify({ site: open() })).toBe('{"site":{}}');
  });
});

describe('the message for a mistake in data/', () => {
  it('names a file that nothing reads, and where files belong', async () => {
    write('data/cabinet/rols.yaml', 'roles: []');
    write('data/curency-codes.yaml', 'title: x');
    write('data/flows/blik.yaml', 'title: x');
    write('data/services/deep/pix.yaml', 'id: 1');
    await expect(load()).rejects.toThrow(
      'Nothing reads data/cabinet/rols.yaml, data/curency-codes.yaml, data/flows/blik.yaml, data/services/deep/pix.yaml. Tables are data/<name>.yaml',
    );
  });

  it('names file and place of a wrong value', async () => {
    edit('data/transaction-statuses.yaml', 'final: false', 'final: maybe');
    await expect(load()).rejects.toThrow(
      /data\/transaction-statuses\.yaml is not valid:\n {2}rows\[0\]\.final: /,
    );
  });

  it('names file and place of broken YAML', async () => {
    write('data/services/pix.yaml', 'id: [');
    await expect(load()).rejects.toThrow('data/services/pix.yaml cannot be read: ');
  });

  it('names file and line of a diagram that is not right, or not filled', async () => {
    edit('data/flows/payment.mmd', 'participant gateway', 'participent gateway');
    await expect(load()).rejects.toThrow(
      /data\/flows\/payment\.mmd:7: Found "participent gateway as Gateway"/,
    );
    write('data/flows/payment.mmd', 'sequenceDiagram\n  accTitle: ‹a title›\n');
    await expect(load()).rejects.toThrow('data/flows/payment.mmd:2: Not filled yet: ‹a title›');
  });

  it('names file and line of a reference to a code that does not exist', async () => {
    edit('data/services/peru_yape.yaml', '{error(205)}', '{error(2050)}');
    await expect(load()).rejects.toThrow(
      /data\/services\/peru_yape\.yaml:49: \{error\(2050\)\}: data\/api-error-codes\.yaml has no code 2050\./,
    );
  });

  it('names file and line of a code that stands there as bare words, in api/ too', async () => {
    edit('data/transaction-statuses.yaml', 'status {status(1)}', 'status 1');
    await expect(load()).rejects.toThrow(
      'data/transaction-statuses.yaml:66: "status 1" is no reference. Write status {status(1)}, ',
    );
    edit('data/transaction-statuses.yaml', 'status 1', 'status {status(1)}');
    edit('api/shared/schemas/services/service-field.yaml', 'error {error(202)}', 'error 202');
    await expect(load()).rejects.toThrow(
      'api/shared/schemas/services/service-field.yaml:60: "error 202" is no reference. Write error {error(202)}, ',
    );
  });

  it('names a table that is missing', async () => {
    rmSync(path.join(site, 'data/test-cards.yaml'));
    await expect(load()).rejects.toThrow('data/test-cards.yaml cannot be read: ');
  });

  it('names a row that another file wants and that is not there', async () => {
    edit('data/services/acquiring_form.yaml', 'test: card-success', 'test: card-sucess');
    await expect(load()).rejects.toThrow(
      'data/services/acquiring_form.yaml: scenario acquiring-form-paid: test-cards.yaml has no row "card-sucess"',
    );
  });
});

describe('the message for a mistake in samples/', () => {
  it('names the list and the file that it promises', () => {
    rmSync(path.join(site, 'samples/clients/php/GatewayClient.php'));
    expect(() => readSamples(new Folder(site, 'samples'), { v1: true })).toThrow(
      'samples/clients lists php/GatewayClient.php, but there is no such file.',
    );
  });
});

describe('the pages that exist', () => {
  it('are known by route and title; partials are none', () => {
    const head = (lines: string): string => `---\ntitle: A page\n${lines}---\n\nText\n`;
    write('docs/index.mdx', head('slug: /\n'));
    write('docs/services/p2p/index.mdx', head(''));
    write('docs/services/pix.mdx', head(''));
    write('docs/changed.mdx', head('slug: /news\n'));
    write('docs/_partials/part.mdx', 'Text');
    write('cabinet/general/overview.mdx', head(''));
    expect([...open().pages.keys()].sort()).toEqual([
      '/',
      '/cabinet/general/overview',
      '/news',
      '/services/p2p/',
      '/services/pix',
    ]);
    expect(open().pages.get('/news')?.title).toBe('A page');
  });
});
