// The second profile offers about half of the services, ten countries and no version 1. Of the rest nothing is built: no page, no link, no name.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { literalPattern } from '@gateway-docs/kit';
import { startGateway, loadCatalogue } from '@gateway-docs/gateway';
import { MANIFEST_FILE } from '@gateway-docs/docusaurus-search/engine';
import { readAliases } from '@gateway-docs/writing/redirects';
import { searchHead, shownOf, writtenIn } from './support/search-head';
import { folderOf, isRedirect, pagesIn, profileOf, textFiles } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';
import { openSite } from '@gateway-docs/contract';

const root = path.resolve(__dirname, '../..');
const site = folderOf('second');
const whole = await demoSite.load();
const second = openSite(root, 'tests/fixtures/second-operator.yaml');
const offered = await second.load();
const made = await loadCatalogue(second);

const files = textFiles(site);
const pages = pagesIn(site);
const leftOut = [...whole.services.values()].filter(({ slug }) => !offered.services.has(slug));
const gonePages = [...whole.pages.keys()].filter((route) => !offered.pages.has(route));

/** Scripts have code for every profile; what they show comes from the pages. */
const isCode = (file: string): boolean => /(?:^|\/)assets\/js\/|\.(?:js|mjs|css)$/.test(file);
const contents = files
  .filter(({ file }) => !isCode(file))
  .map(({ file, text }) => ({ file, text: file === MANIFEST_FILE ? writtenIn(searchHead(site)) : text }));
const textOf = (name: string): string => files.find(({ file }) => file === name)?.text ?? '';

/** Files that match, with what stands there. */
const traces = (pattern: RegExp, of = contents): string[] =>
  of.flatMap(({ file, text }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
  });

/** Names by which readers know a service, as far as no service that is offered has them too. */
const names = (() => {
  const of = ({ name, local_names: local = [] }: (typeof leftOut)[number]): string[] => [name, ...local];
  // A group of the sidebar has its name from all that may stand in it.
  const groups = [...second.pages.values()].flatMap(({ sidebar_group: group = [] }) => group);
  const known = [...groups, ...[...offered.services.values()].flatMap(of)].join('\n').toLowerCase();
  const gone = leftOut
    // "P2P transfer" is a kind of payment, of which test data and statuses speak.
    .filter(({ kind }) => kind !== 'p2p')
    .flatMap(of);
  return [...new Set(gone)].filter((name) => !known.includes(name.toLowerCase()));
})();

describe('the offer of the second profile', () => {
  it('is about half of the services, without version 1', () => {
    const share = offered.services.size / whole.services.size;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(offered.offer.v1).toBe(false);
    expect(gonePages.length).toBeGreaterThan(60);
    expect(names.length).toBeGreaterThan(40);
  });
});

describe('the pages', () => {
  const fileOf = (route: string): string => path.join(site, route, 'index.html');

  it('are those of what is offered, and no others', () => {
    expect([...offered.pages.keys()].filter((route) => !existsSync(fileOf(route)))).toEqual([]);
    expect(gonePages.filter((route) => existsSync(fileOf(route)))).toEqual([]);
  });

  it('have no redirect to what is not there', () => {
    const aliases = gonePages.flatMap(readAliases(path.resolve(__dirname, '../..')));
    expect(aliases.length).toBeGreaterThan(5);
    expect(aliases.filter((route) => existsSync(fileOf(route)))).toEqual([]);
    const redirects = files.filter(({ file, text }) => file.endsWith('.html') && isRedirect(text));
    expect(redirects.length).toBeGreaterThan(5);
  });

  it('link to nothing that is left out', () => {
    const routes = new Set([...gonePages, ...offered.leftOut.routes]);
    // Under whatever base path the site lives.
    const isGone = (address: string): boolean => [...routes].some((route) => address.endsWith(route));
    const links = pages.flatMap(({ route, $ }) =>
      $('a[href]')
        .toArray()
        .map((a) => ({ route, href: $(a).attr('href') ?? '' })),
    );
    expect(links.filter(({ href }) => isGone(href))).toEqual([]);
  });

  it('lead to files that are there', () => {
    // The first segment may be the base path of the site.
    const isThere = (address: string): boolean =>
      [address, address.replace(/^\/[^/]+/, '')].some((one) =>
        [one, `${one}.html`, path.join(one, 'index.html')].some((file) =>
          existsSync(path.join(site, decodeURI(file))),
        ),
      );
    const broken = pages.flatMap(({ route, $ }) =>
      $('a[href^="/"]')
        .toArray()
        .map((a) => ($(a).attr('href') ?? '').replace(/[?#].*$/, ''))
        .filter((address) => !isThere(address))
        .map((address) => `${route} -> ${address}`),
    );
    expect(broken).toEqual([]);
  });

  it('have no group in the sidebar without a page', () => {
    const empty = pages.flatMap(({ route, $ }) =>
      $('.menu__list')
        .toArray()
        .filter((list) => $(list).children().length === 0)
        .map(() => route),
    );
    expect(empty).toEqual([]);
  });
});

describe('what is not offered has no trace', () => {
  it.each(names)('%s', (name) => {
    expect(
      traces(new RegExp(String.raw`(?<![\p{L}\p{N}/_.-])${literalPattern(name)}(?![\p{L}\p{N}_-])`, 'u')),
    ).toEqual([]);
  });

  it.each(leftOut.map(({ slug }) => slug).filter((slug) => slug.includes('_')))('slug %s', (slug) => {
    expect(traces(new RegExp(`(?<![\\w-])${slug}(?![\\w-])`))).toEqual([]);
  });

  it.each([...offered.offer.without.operation])('call %s', (id) => {
    const { path: endpoint = '' } =
      whole.operations.find((call) => call.id === id && call.version === 'v2') ?? {};
    // Texts name it without the beginning that all calls share.
    const short = endpoint.replace(/^\/api\/v2\//, '');
    expect(short).toMatch(/^\w+\/\w/);
    expect(traces(new RegExp(`\\b${literalPattern(short)}(?![\\w/-])|"${id}"`))).toEqual([]);
  });

  it.each([
    ['paths', /\/api\/(?:reports\/)?v1\//],
    ['pages', /request_format_v1|clients_v1|callbacks_get|migrate_to_v2/],
    ['documents', /(?:openapi|postman)\/(?:reports-)?v1\./],
  ])('version 1: %s', (_what, pattern) => {
    expect(traces(pattern)).toEqual([]);
  });

  it('version 1: words', () => {
    // The shell client is the same file for every provider; its first comment names both clients. Licences have versions
    // too, and the search knows words of readers who look for what is not here.
    const own = contents
      .filter(({ file }) => file !== 'licences.txt')
      .map(({ file, text }) => ({
        file,
        text:
          file === MANIFEST_FILE
            ? shownOf(searchHead(site))
            : text.replaceAll('the v2 client and the v1 client', ''),
      }));
    expect(traces(/\bversion 1\b|\bAPI v1\b|(?<![\w./-])v1(?![\w./-])/i, own)).toEqual([]);
  });
});

describe('files for programs', () => {
  it('have what is offered', () => {
    const { services } = JSON.parse(textOf('services.json')) as { services: { slug: string }[] };
    expect(services.map(({ slug }) => slug).sort()).toEqual([...offered.services.keys()].sort());
    const document = parse(textOf('openapi/v2.yaml')) as {
      paths: Record<string, { post: { operationId: string } }>;
    };
    const ids = Object.values(document.paths).map(({ post }) => post.operationId);
    const calls = offered.operations.filter(
      ({ family, direction }) => family === 'v2' && direction === 'call',
    );
    expect(ids.sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it('have no schema that no call names', () => {
    const text = textOf('openapi/v2.yaml');
    const { components } = parse(text) as { components: { schemas: Record<string, unknown> } };
    expect(Object.keys(components.schemas).filter((name) => !text.includes(`schemas/${name}`))).toEqual([]);
  });

  it('the gateway as a file knows no service and no path that is left out', () => {
    const gateway = textOf('sandbox/gateway.mjs');
    const known = (text: string): boolean => gateway.includes(text);
    expect(known('"acquiring_form"')).toBe(true);
    expect(leftOut.map(({ slug }) => `"${slug}"`).filter(known)).toEqual([]);
    expect(known('/api/v1/')).toBe(false);
  });
});

describe('the method finder', () => {
  const finder = pages.find(({ route }) => route.endsWith('/payment_methods'));

  it('lists the services that are offered, in the countries that are served', () => {
    const rows = finder?.$('tr[data-direction]').toArray() ?? [];
    expect(rows).toHaveLength(offered.services.size);
    const { offer } = profileOf('second');
    const served =
      typeof offer.countries === 'object' && 'only' in offer.countries ? offer.countries.only : [];
    const shown = rows.flatMap((row) => (finder?.$(row).attr('data-country') ?? '').split(' '));
    expect(shown).toContain('BR');
    expect([...new Set(shown)].filter((code) => code !== 'any' && !served.includes(code))).toEqual([]);
  });
});

describe('the gateway of the second profile', () => {
  it('says of a call that is not offered what it says of an unknown path', async () => {
    const sandbox = await startGateway(made.catalogue, made.schemas, {});
    const replyTo = async (endpoint: string): Promise<unknown> => {
      const response = await fetch(sandbox.url + endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      return [response.status, await response.json()];
    };
    try {
      const unknown = await replyTo('/api/v2/nothing');
      expect(unknown).toEqual([
        404,
        expect.objectContaining({ error: expect.objectContaining({ code: 20 }) as unknown }),
      ]);
      for (const endpoint of [
        '/api/v2/transaction/resend_giftcode',
        '/api/v1/transaction/find',
        '/api/v1/transaction/p2p/cancel',
      ])
        expect([endpoint, await replyTo(endpoint)]).toEqual([endpoint, unknown]);
    } finally {
      await sandbox.stop();
    }
  });
});

describe('the default profile', () => {
  it('offers everything that the contract and the catalogue have', () => {
    const { without } = whole.offer;
    expect(Object.values(without).map(({ size }) => size)).toEqual(Object.values(without).map(() => 0));
    expect(whole.leftOut).toEqual({ routes: new Set(), files: [], groups: [] });
  });
});
