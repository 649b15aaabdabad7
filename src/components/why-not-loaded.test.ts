import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotLoadedError } from '@gateway-docs/kit';
import { whyNotLoaded } from './why-not-loaded';

afterEach(() => vi.unstubAllGlobals());

const FILE = '/sandbox/worker.js';
const PAGE = '/callbacks';
const SCRIPT = 'https://docs.example/assets/runtime~main.1a.js';

/** A browser on the page, and what the server answers for each address; one that is not named cannot be reached. */
function browser(statuses: Readonly<Record<string, number>>, onLine = true): void {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('window', { location: { href: `https://docs.example${PAGE}`, pathname: PAGE } });
  vi.stubGlobal('document', { querySelector: () => ({ src: SCRIPT }) });
  vi.stubGlobal('fetch', (address: string) => {
    const status = statuses[address];
    return status === undefined ? Promise.reject(new TypeError('Failed')) : Promise.resolve({ status });
  });
}

describe('a file that could not be loaded', () => {
  it.each([
    ['a device without a network', {}, false, /offline/],
    ['a server that is down', {}, true, /does not respond/],
    ['something on the way', { [PAGE]: 200 }, true, /blocks \/sandbox\/worker\.js/],
    ['a release without it', { [FILE]: 404, [SCRIPT]: 200 }, true, /no file \/sandbox\/worker\.js/],
    ['a server in trouble', { [FILE]: 503 }, true, /HTTP 503/],
    ['what arrived', { [FILE]: 200 }, true, /not arrive as it should/],
  ])('is the fault of %s', async (_, statuses, onLine, why) => {
    browser(statuses, onLine);
    expect(await whyNotLoaded(new NotLoadedError(FILE))).toEqual({
      why: expect.stringMatching(why) as string,
      isOutdated: false,
    });
  });

  it('is gone with the release of the page: a reload helps, another try does not', async () => {
    browser({ [FILE]: 404, [SCRIPT]: 404 });
    expect(await whyNotLoaded(new NotLoadedError(FILE))).toMatchObject({ isOutdated: true });
  });

  it('may be a script, which the bundler names', async () => {
    browser({ [SCRIPT]: 500 });
    const error = Object.assign(new Error('Loading chunk 7 failed'), { request: SCRIPT });
    expect((await whyNotLoaded(error)).why).toContain('/assets/runtime~main.1a.js with HTTP 500');
  });

  it('keeps the message of an error that is about no file', async () => {
    expect((await whyNotLoaded(new Error('The browser has no database'))).why).toBe(
      'The browser has no database',
    );
  });
});
