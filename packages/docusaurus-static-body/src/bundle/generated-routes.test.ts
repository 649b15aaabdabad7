import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedRoutes } from './generated-routes';

let folder = '';
const REGISTRY = {
  a1: '@theme/DocItem',
  b2: '@theme/SearchPage',
  c3: '@generated/search/default/__plugin.json',
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-routes-'));
  mkdirSync(path.join(folder, 'search/default'), { recursive: true });
  writeFileSync(path.join(folder, 'search/default/__plugin.json'), '{"name":"search","id":"default"}');
  const lines = Object.entries(REGISTRY).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`,
  );
  writeFileSync(path.join(folder, 'registry.js'), `export default {\n${lines.join('')}};\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function routesOf(routes: object): string {
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(routes));
  return generatedRoutes(folder);
}

it('has the pages of other plugins, and no document', () => {
  const text = routesOf({
    '/search-2f7': { __comp: 'b2', __context: { plugin: 'c3' }, items: [{ content: 'b2' }] },
    '/pix-a1f': { __comp: 'a1', content: 'a1' },
  });
  expect(text).toBe(
    [
      'export default [',
      '  { ...{"path":"/search","plugin":{"name":"search","id":"default"}}, modules: { "__comp": () => import("@theme/SearchPage"), "items": [{ "content": () => import("@theme/SearchPage") }] } },',
      '];',
      '',
    ].join('\n'),
  );
});

it('stops at a page inside of the documentation that is no document', () => {
  expect(() => routesOf({ '/category/a-0a1': { __comp: 'b2' } })).toThrow(
    '/category/a is drawn by @theme/SearchPage, inside of the documentation',
  );
});

it('stops at a module that it cannot find', () => {
  expect(() => routesOf({ '/x-0a1': { __comp: 'zz' } })).toThrow('registry.js has no module zz');
});
