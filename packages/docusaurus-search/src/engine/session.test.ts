import { describe, expect, it } from 'vitest';
import { loadFrom, smallIndex, type PageSketch } from '../tests/small-index';
import { FormatError } from '../format/search-index';
import type { ResultSet } from './results';
import { SearchSession } from './session';

const pages: readonly PageSketch[] = [
  {
    url: '/callbacks',
    title: 'Callbacks',
    description: 'What the gateway sends.',
    text: 'About callbacks.',
    sections: [['Retries', 'A callback that fails is sent again on the schedule of the profile.']],
    rows: [['203', 'exists']],
  },
  { url: '/request_format', title: 'Request format', text: 'Sign each request.' },
];
const { files, manifest } = smallIndex(pages);
const isPart = (file: string, name: string) => file.includes(`/${name}-`);

/** A session over the files, which may be replaced. */
function open(served: Readonly<Record<string, unknown>> = files) {
  const asked: string[] = [];
  const line = { served, isBroken: (_: string) => false };
  const load = (file: string) => {
    asked.push(file);
    return line.isBroken(file) ? Promise.reject(new Error(`${file} is gone`)) : loadFrom(line.served, file);
  };
  const session = new SearchSession({ load, typingPause: 0 });
  const reported: ResultSet[] = [];
  const ask = async (text: string, isCurrent = () => true) => {
    await session.results(text, { limit: 8 }, (results) => reported.push(results), isCurrent);
    return reported.at(-1);
  };
  return { session, asked, reported, ask, line };
}

describe('SearchSession', () => {
  it('answers with the titles while texts are on their way, then whole', async () => {
    const { ask, reported } = open();
    const reply = await ask('callback retries');
    expect(reported).toHaveLength(2);
    expect(reported[0]).toMatchObject({
      from: 'titles',
      total: 1,
      hits: [{ u: '/callbacks', t: 'Callbacks', s: '', h: '', textPieces: [''] }],
    });
    expect(reply).toMatchObject({ from: 'whole', hits: [{ u: '/callbacks', h: '#retries' }] });
    expect(reply?.hits[0]?.textPieces.join('')).toMatch(/^A callback that fails is sent/);
    await ask('callback retries');
    expect(reported).toHaveLength(3);
  });

  it('loads the manifest, the words of the query and the pages of its results, and nothing twice', async () => {
    const { ask, asked } = open();
    await ask('schedule');
    expect(asked[0]).toBe('search-index/head.json');
    expect(asked.filter((file) => isPart(file, 'texts'))).toHaveLength(1);
    const count = asked.length;
    await ask('schedule');
    expect(asked).toHaveLength(count);
    await ask('203');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('loads texts of what leads while the last shards of a long query come', async () => {
    const words = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'ginkgo', 'hazel'];
    // So many anchors fill a shard: each word has its own, which begins with a word of the manifest.
    const many = Array.from({ length: 300 }, (_, i) => ({
      url: `/${i}`,
      title: `${i}`,
      text: words.join(' '),
    }));
    const { files: served } = smallIndex([
      ...many,
      { url: '/trees', title: 'Trees', keywords: words.join(', '), text: `${words.join(' ')} `.repeat(3) },
    ]);
    const asked: string[] = [];
    const held: (() => void)[] = [];
    const load = async (file: string) => {
      asked.push(file);
      const isLate = isPart(file, 'words') && asked.filter((name) => isPart(name, 'words')).length > 6;
      if (isLate) await new Promise<void>((done) => held.push(done));
      return loadFrom(served, file);
    };
    const session = new SearchSession({ load, typingPause: 0 });
    const reported: ResultSet[] = [];
    const response = session.results(
      words.join(' '),
      { limit: 8 },
      (results) => reported.push(results),
      () => true,
    );
    await expect.poll(() => asked.filter((file) => isPart(file, 'texts'))).toHaveLength(4);
    expect(held).toHaveLength(2);
    expect(reported).toEqual([]);
    held.forEach((done) => done());
    await response;
    expect(reported.at(-1)).toMatchObject({ from: 'whole', hits: { length: 8 } });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('says that there is nothing', async () => {
    expect(await open().ask('zzzz')).toMatchObject({ from: 'whole', hits: [], total: 0 });
  });

  it('reports nothing for a query that was given up', async () => {
    const { ask, reported } = open();
    await ask('callback', () => false);
    expect(reported).toEqual([]);
  });

  it('fails where the manifest cannot be loaded, and tries again when asked again', async () => {
    const { ask, line } = open();
    line.isBroken = () => true;
    await expect(ask('callback')).rejects.toThrow('is gone');
    line.isBroken = () => false;
    expect((await ask('callback'))?.hits[0]?.u).toBe('/callbacks');
  });

  it.each(['words', 'texts'])(
    'answers in part without %s, says so, and is whole with the next query',
    async (kind) => {
      const { ask, line } = open();
      line.isBroken = (file) => isPart(file, kind);
      expect((await ask('callback schedule'))?.from).toBe('partial');
      line.isBroken = () => false;
      expect(await ask('callback schedule')).toMatchObject({ from: 'whole', hits: [{ u: '/callbacks' }] });
    },
  );

  it('takes a part of another release for one that is not there', async () => {
    const changed = Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        isPart(file, 'words') ? { ...(content as object), release: 'other' } : content,
      ]),
    );
    expect((await open(changed).ask('callback'))?.from).toBe('partial');
  });

  it('goes over to a new release as a whole', async () => {
    const next = smallIndex([...pages, { url: '/new', title: 'Callback news' }]);
    expect(next.manifest.release).not.toBe(manifest.release);
    const { ask, line } = open();
    await ask('request');
    line.served = next.files;
    const reply = await ask('callback');
    expect(reply?.from).toBe('whole');
    expect(reply?.hits.map(({ u }) => u)).toContain('/new');
  });

  it('says that a new release has another format', async () => {
    const { ask, line } = open();
    await ask('request');
    line.served = { 'search-index/head.json': { format: 0 } };
    await expect(ask('callback')).rejects.toThrow(FormatError);
  });

  it('loads the manifest again when the reader tries again', async () => {
    const { session, asked } = open();
    await session.open();
    await session.open();
    expect(asked).toHaveLength(1);
    await session.open(true);
    expect(asked).toHaveLength(2);
  });

  it('refuses an index of another format', async () => {
    const { session } = open({ 'search-index/head.json': { format: 0 } });
    await expect(session.open()).rejects.toThrow(FormatError);
  });
});
