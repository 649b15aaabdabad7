// The gateway as one file: the same bytes from the same sources, a worker that needs no Node and compiles nothing, and checks of bodies that
// say the same whether they were compiled before or now.
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSources } from '../catalogue/load-catalogue';
import { bundleGateway, bundleWorker } from './bundle';
import { root } from '../tests/root';
import { demoSite } from '@gateway-docs/contract/tests';

/** What a page may load for it, in bytes of Brotli; the issue that asked for it names 150 KB. */
const ENGINE_LIMIT = 150_000;

let worker: string;
beforeAll(async () => {
  worker = await bundleWorker(await loadSources(demoSite));
});

describe('the worker of a page', () => {
  it('needs no module of Node, because the bundler for browsers has found none', () => {
    expect(worker).not.toMatch(/\b(require|import)\s*\(?["']node:/);
    expect(worker).not.toMatch(/\b(Buffer|process)\.(from|env|versions)\b/);
  });

  it('compiles nothing, so that a page needs no unsafe-eval', () => {
    expect(worker).not.toMatch(/new Function\b|\beval\(/);
  });

  it('is small enough for a page that loads it on intent', () => {
    expect(brotliCompressSync(worker).length).toBeLessThan(ENGINE_LIMIT);
  });
});

it('equal sources make equal bytes', async () => {
  const again = await loadSources(demoSite);
  expect(await bundleWorker(again)).toBe(worker);
  const file = await bundleGateway(again);
  expect(await bundleGateway(await loadSources(demoSite))).toBe(file);
  expect(file).not.toContain(root);
});
