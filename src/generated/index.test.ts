import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { serveFiles } from './index';

/** @returns the text that a request is answered with; undefined where it is left to others */
function ask(url: string, make: () => Promise<ReadonlyMap<string, string>>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const response = { end: resolve } as unknown as ServerResponse;
    const next = (error?: unknown): void => (error instanceof Error ? reject(error) : resolve(undefined));
    serveFiles('/docs/', make)({ url } as IncomingMessage, response, next);
  });
}

const files = () => Promise.resolve(new Map([['/openapi/v2.yaml', 'openapi: 3.1.0']]));

it('answers with a file as it is now, and leaves other addresses to the server', async () => {
  expect(await ask('/docs/openapi/v2.yaml?x=1', files)).toBe('openapi: 3.1.0');
  expect(await ask('/docs/openapi/v3.yaml', files)).toBeUndefined();
  await expect(ask('/docs/x.json', () => Promise.reject(new Error('data/x.yaml:1: wrong')))).rejects.toThrow(
    'wrong',
  );
});

it('makes nothing for a page or for news of the bundler', async () => {
  const never = () => Promise.reject(new Error('made'));
  expect(await ask('/docs/callbacks', never)).toBeUndefined();
  expect(await ask('/docs/main.1a.hot-update.json', never)).toBeUndefined();
});
