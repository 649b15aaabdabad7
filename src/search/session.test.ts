import { describe, expect, it } from 'vitest';
import { smallIndex } from '../../tests/content/search/small-index';
import { FormatError } from './index/search-index';
import { SearchSession, type ResultSet } from './session';

const { files } = smallIndex([
  {
    url: '/callbacks',
    title: 'Callbacks',
    description: 'What the gateway sends.',
    sections: [['Retries', 'A callback that fails is sent again on the schedule.']],
  },
  { url: '/request_format', title: 'Request format', text: 'Sign each request.' },
]);

/** A session over the files; those in `broken` cannot be loaded. */
function open(broken = new Set<string>(), mayLoadAhead = false) {
  const asked: string[] = [];
  const load = (file: string) => {
    asked.push(file);
    return broken.has(file) ? Promise.reject(new Error(`${file} is gone`)) : Promise.resolve(files[file]);
  };
  const session = new SearchSession({ load, mayLoadAhead, restDelay: 0 });
  const reported: ResultSet[] = [];
  const ask = (text: string, isCurrent = () => true) =>
    session.results(text, { limit: 8 }, (results) => reported.push(results), isCurrent);
  return { session, asked, reported, ask, broken };
}

describe('SearchSession', () => {
  it('answers first from the head, then from everything, then with pieces of text', async () => {
    const { ask, reported, asked } = open();
    await ask('callback retries');
    expect(reported.map(({ from, hits }) => [from, hits[0]?.h, hits[0]?.textPieces.join('')])).toEqual([
      ['head', '#retries', 'What the gateway sends.'],
      ['whole', '#retries', 'What the gateway sends.'],
      ['whole', '#retries', 'A callback that fails is sent again on the …'],
    ]);
    expect(asked).toEqual(['search-index/head.json', 'search-index/body.json', 'search-index/texts-0.json']);
  });

  it('answers once where everything is here', async () => {
    const { ask, reported } = open(new Set(), true);
    await ask('callback retries');
    reported.length = 0;
    await ask('callback retries');
    expect(reported).toMatchObject([
      { from: 'whole', hits: [{ textPieces: ['A ', 'callback', ' that fails is sent again on the …'] }] },
    ]);
  });

  it('waits for everything where the head does not know a word', async () => {
    const { ask, reported } = open();
    await ask('schedule');
    expect(reported[0]).toMatchObject({ from: 'whole', total: 1 });
  });

  it('loads each file once', async () => {
    const { ask, asked } = open();
    await ask('callback retries');
    await ask('callback retries');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('says that there is nothing only when everything was searched', async () => {
    const { ask, reported } = open();
    await ask('zzzz');
    expect(reported).toEqual([{ from: 'whole', hits: [], total: 0 }]);
  });

  it('leaves a query that was given up', async () => {
    const { ask, reported } = open();
    await ask('callback', () => false);
    expect(reported.map(({ from }) => from)).toEqual(['head']);
  });

  it('fails where the head cannot be loaded, and tries again when asked again', async () => {
    const { ask, reported, broken } = open(new Set(['search-index/head.json']));
    await expect(ask('callback')).rejects.toThrow('is gone');
    broken.clear();
    await ask('callback');
    expect(reported.at(-1)?.hits[0]?.u).toBe('/callbacks');
  });

  it('answers in part where the body cannot be loaded, and tries again with the next query', async () => {
    const { ask, reported, broken } = open(new Set(['search-index/body.json']));
    await ask('callback schedule');
    expect(reported).toEqual([expect.objectContaining({ from: 'partial' })]);
    broken.clear();
    await ask('schedule');
    expect(reported.at(-1)?.from).toBe('whole');
  });

  it('does without a piece of text that cannot be loaded', async () => {
    const { ask, reported } = open(new Set(['search-index/texts-0.json']));
    await ask('callback retries');
    expect(reported.at(-1)).toMatchObject({
      from: 'whole',
      hits: [{ textPieces: ['What the gateway sends.'] }],
    });
  });

  it('refuses an index of another format', async () => {
    const load = () => Promise.resolve({ format: 0 });
    const session = new SearchSession({ load, mayLoadAhead: false, restDelay: 0 });
    await expect(session.open()).rejects.toThrow(FormatError);
  });
});
