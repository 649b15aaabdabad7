/**
 * Search in Chinese: ten pages under the second profile, indexed by the plugin as a build does it, and asked as a reader does.
 * nodejieba is optional: where it is not compiled, its half is reported as skipped.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import { processPluginOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chineseCutter } from './cut-chinese';
import type { SiteSearch } from './options';
import { packPages } from './pack-pages';
import { readPages } from './read-pages';
import { openBuiltSearch, type BuiltSearch } from '../../bench/built-search';

/** The search plugin, as a build uses it; its package types its options only. */
const stock = createRequire(__filename)('@easyops-cn/docusaurus-search-local') as {
  readonly validateOptions: (given: object) => object;
};

interface ChinesePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

const fixture = path.resolve(__dirname, '../../fixtures/chinese-pages.yaml');
const { pages } = parse(readFileSync(fixture, 'utf8')) as { pages: ChinesePage[] };

function htmlOf({ title, description, sections }: ChinesePage): string {
  const body = sections.map(
    ({ id, title: heading, text }) =>
      `<h2 id="${id}">${heading}<a class="hash-link" href="#${id}"></a></h2><p>${text}</p>`,
  );
  return `<html><head><meta name="description" content="${description}"></head><body><article><h1>${title}</h1>${body.join('')}</article></body></html>`;
}

/** Words of others for what these pages say, as a thesaurus has them. */
const synonyms = [
  { site: ['callback'], others: ['webhook', '回调'] },
  { site: ['signature'], others: ['签名', '签名算法'] },
  { site: ['invalid signature'], others: ['签名错误', '验签失败'] },
];
const stockOptions = { language: ['en', 'ru'], docsRouteBasePath: ['/'], indexBlog: false };
const site: SiteSearch = {
  contexts: [],
  versions: [],
  hasVersions: false,
  kinds: [{ name: 'page', label: 'Page', icon: '' }],
  description: '',
  elsewhere: [],
  languages: ['en', 'zh'],
  loadWords: () => ({
    synonyms,
    wordsOf: () => ({ kind: 'page', isParticular: false, tasks: new Map() }),
    fileOf: (url) => url,
  }),
};

/** These pages as a build leaves them. @returns its search */
function indexed(): BuiltSearch {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'chinese-'));
  const outDir = path.join(siteDir, 'build');
  for (const page of pages) {
    mkdirSync(path.join(outDir, page.route), { recursive: true });
    writeFileSync(path.join(outDir, page.route, 'index.html'), htmlOf(page));
  }
  const context = {
    siteDir,
    baseUrl: '/',
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: { themeConfig: {} },
  };
  const routesPaths = pages.map(({ route }) => route);
  const validate = (schema: { validate: (given: unknown) => { value: object } }, given: object) =>
    schema.validate(given).value;
  const options = processPluginOptions(
    stock.validateOptions({ options: stockOptions, validate }),
    context as unknown as LoadContext,
  );
  const build = { outDir, baseUrl: '/', siteConfig: {}, plugins: [], routesPaths };
  const read = readPages(build as unknown as Props, options);
  packPages(read, outDir, site, (line) => {
    throw new Error(line);
  });
  return openBuiltSearch(outDir);
}

const isCompiled = (() => {
  try {
    (createRequire(__filename)('nodejieba') as { cut: (text: string) => string[] }).cut('中文');
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!isCompiled)('Chinese pages under a profile that names Chinese (needs nodejieba)', () => {
  let search: BuiltSearch;

  beforeAll(() => {
    search = indexed();
  });

  /** The address of the first hit. */
  const first = async (query: string) => {
    const [hit] = (await search.ask(query, { limit: 8 })).hits;
    return hit === undefined ? undefined : hit.u + hit.h;
  };

  it.each([
    // A title, a heading, two words without a blank between them, a word inside a run of others.
    ['拒付', '/chargebacks'],
    ['部分退款', '/payments/refund#partial'],
    ['到账时间', '/payments/refund#time'],
    ['计算签名', '/request_format#signature'],
    // Words of texts only.
    ['送货证明', '/chargebacks#evidence'],
    ['怎么防止重复扣款', '/payments/create#idempotency'],
    ['出款失败怎么办', '/payouts#failed'],
    ['签名错误', '/request_format#signature'],
    // Beside other scripts, and with words of asking.
    ['错误码 429', '/error_codes'],
    ['4111 1111 1111 1111 卡号', '/test_cards#numbers'],
    ['请问什么是滚动保证金', '/balances#reserve'],
    // What has not been typed to its end.
    ['回', '/callbacks'],
  ])('%s: %s', async (query, address) => {
    expect(await first(query)).toBe(address);
  });

  it('takes other words of the thesaurus in the languages of the profile, and in no others', async () => {
    expect(await first('webhook')).toBe('/callbacks');
    expect(await first('вебхук')).toBeUndefined();
  });

  it('marks the words inside their run, in titles and texts', async () => {
    const { hits } = await search.ask('滚动保证金', { limit: 1 });
    expect(hits[0]?.sectionPieces.filter((_, i) => i % 2 === 1).join('')).toBe('滚动保证金');
    const [scores] = (await search.ask('送货证明', { limit: 1 })).hits;
    expect(scores?.textPieces.filter((_, i) => i % 2 === 1).join('')).toBe('送货证明');
    expect(scores?.textPieces.join('')).toContain('发票');
  });

  it('loads no more than the words of the query and the pages of the results', async () => {
    const before = search.loaded.length;
    await search.ask('时间戳', { limit: 1 });
    expect(search.loaded.length - before).toBeLessThan(5);
  });
});

describe('without nodejieba', () => {
  it('the build says that Chinese is off, and goes on', () => {
    const lines: string[] = [];
    const cut = chineseCutter(
      ['en', 'zh'],
      [],
      (line) => lines.push(line),
      () => {
        throw new Error('nodejieba native binding was not found');
      },
    );
    expect(cut).toBeUndefined();
    expect(lines).toEqual([
      expect.stringMatching(/Chinese is off.*npm rebuild nodejieba.*binding was not found/),
    ]);
  });

  it('nothing is said where the profile does not name Chinese', () => {
    const lines: string[] = [];
    const refuse = () => {
      throw new Error('not asked for');
    };
    expect(chineseCutter(['en', 'ru'], [], (line) => lines.push(line), refuse)).toBeUndefined();
    expect(lines).toEqual([]);
  });
});
