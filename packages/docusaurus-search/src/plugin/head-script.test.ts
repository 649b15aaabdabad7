import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { headScript } from './head-script';

/** A tag that waits, as the script sees it. */
class FakeTag {
  type: string | undefined = 'text/waiting';
  onerror: () => void = () => undefined;
  replacedBy: FakeTag | undefined;

  cloneNode(): FakeTag {
    return new FakeTag();
  }

  removeAttribute(): void {
    this.type = undefined;
  }

  replaceWith(other: FakeTag): void {
    this.replacedBy = other;
  }
}

/** A worker as the script starts it. */
class FakeWorker {
  onerror: () => void = () => undefined;
  readonly told: unknown[] = [];

  constructor(readonly file: string) {}

  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

/** A page with the script in its head: what it asks for, and a way to let the reader act. */
function pageWith(respond: () => Promise<{ ok: boolean; json: () => unknown }>) {
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const window = {
    addEventListener: (sign: string, listener: (event: object) => void) => listeners.set(sign, listener),
    removeEventListener: (sign: string) => listeners.delete(sign),
    searchWorker: undefined as FakeWorker | undefined,
  };
  const fetch = (url: string) => {
    asked.push(url);
    return respond();
  };
  const waiting = new FakeTag();
  const document = {
    querySelectorAll: (selector: string) =>
      selector === '[rel="stylesheet"][type], [src*="/runtime~main."][type], [src*="/search-box."][type]'
        ? [waiting]
        : [],
  };
  runInNewContext(headScript('/docs/'), { window, document, fetch, AbortSignal, Worker: FakeWorker });
  const act = (sign: string, isInSearch: boolean) =>
    listeners.get(sign)?.({ target: { closest: () => (isInSearch ? {} : null) } });
  return { asked, window, act, waiting };
}

describe('the script in the head', () => {
  const manifest = { format: 1 };
  const found = () => Promise.resolve({ ok: true, json: () => manifest });

  it('starts the worker and gives it the first file when the reader goes to the search, once, and not before', async () => {
    const { asked, window, act } = pageWith(found);
    act('pointerover', false);
    act('focusin', false);
    expect(asked).toEqual([]);
    act('focusin', true);
    act('pointerdown', true);
    expect(asked).toEqual(['/docs/search-index/head.json']);
    expect(window.searchWorker?.file).toBe('/docs/assets/js/search-worker.js');
    await expect.poll(() => window.searchWorker?.told).toEqual([{ type: 'manifest', manifest }]);
  });

  it('leaves no worker that could not be loaded', () => {
    const { window, act } = pageWith(found);
    act('focusin', true);
    window.searchWorker?.onerror();
    expect(window.searchWorker).toBeUndefined();
  });

  it("lets the bar's own script and the styles go, and tries again at the next sign where they do not come", () => {
    const { act, waiting } = pageWith(found);
    act('pointerover', false);
    expect(waiting.replacedBy).toBeUndefined();
    act('pointerover', true);
    const wanted = waiting.replacedBy;
    expect(wanted?.type).toBeUndefined();
    wanted?.onerror();
    expect(wanted?.replacedBy).toBe(waiting);
    act('focusin', true);
    expect(waiting.replacedBy).not.toBe(wanted);
  });

  it.each([
    ['is not there', () => Promise.resolve({ ok: false, json: () => manifest })],
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('says that it has nothing where the file %s', async (_, respond) => {
    const { window, act } = pageWith(respond);
    act('focusin', true);
    await expect.poll(() => window.searchWorker?.told).toEqual([{ type: 'manifest', manifest: undefined }]);
  });
});
