import { describe, expect, it } from 'vitest';
import { MEASURES, PEERS, readOptions } from './options';

describe('the options of the benchmark', () => {
  it('measure everything five times, unless the command line says otherwise', () => {
    expect(readOptions([])).toEqual({
      runs: 5,
      sample: 5,
      seed: 1,
      pages: [],
      keep: false,
      measures: MEASURES,
      peers: PEERS,
    });
    expect(readOptions(['--pages', '1000,3000', '--measure', 'search,build'])).toMatchObject({
      pages: [1000, 3000],
      measures: ['search', 'build'],
    });
  });

  it.each([
    [['--runs', '0'], '--runs 0: a whole number from 1 is wanted.'],
    [['--pages', '1000,many'], '--pages many: a whole number from 1 is wanted.'],
    [
      ['--measure', 'speed'],
      '--measure speed: there is visits, navigation, first, shift, search, build, writers.',
    ],
  ])('%j is a mistake', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('one that does not exist is a mistake', () => {
    expect(() => readOptions(['--run', '5'])).toThrow('--run');
  });
});
