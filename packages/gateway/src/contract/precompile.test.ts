// Checks that were compiled before a run say the same as those that are compiled in it: for every documented request, and for each of them
// with members taken away, replaced and added.
import { pathToFileURL } from 'node:url';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { loadSources } from '../catalogue/load-catalogue';
import { createContract } from './contract';
import { precompiledChecks } from './precompile';
import { createSchemas } from './schemas';
import { precompiledSchemas, type CompiledCheck } from './precompiled-schemas';
import { root } from '../tests/root';
import { demoSite } from '@gateway-docs/contract/tests';

/** Values of every type, none of them documented anywhere. */
const STRANGE: readonly unknown[] = [null, '', 'x', -1, 1.5, 1e15, true, [], [1], {}, { x: 1 }];

/** The body, and everything that it becomes when one member changes. */
function* changed(body: JsonObject, depth = 0): Generator<JsonObject> {
  yield { ...body, unknown_member: 1 };
  for (const [name, value] of Object.entries(body)) {
    const { [name]: _left, ...rest } = body;
    yield rest;
    for (const strange of STRANGE) yield { ...body, [name]: strange };
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 2)
      for (const inner of changed(value as JsonObject, depth + 1)) yield { ...body, [name]: inner };
  }
}

const verdict = (check: (body: JsonObject) => void, body: JsonObject): string => {
  try {
    check(body);
    return 'right';
  } catch (error) {
    return String(error);
  }
};

it('the same verdict and the same words, for thousands of bodies', async () => {
  const { catalogue, documents } = await loadSources(demoSite);
  const schemas = createSchemas(documents);
  const source = precompiledChecks(catalogue.calls, documents);
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'checks-')), 'checks.mjs');
  writeFileSync(file, outputFiles[0]?.text ?? '');
  const { checks } = (await import(pathToFileURL(file).href)) as { checks: Record<string, CompiledCheck> };

  const now = createContract(catalogue.calls, schemas);
  const before = createContract(catalogue.calls, precompiledSchemas(checks));
  const differing: string[] = [];
  let compared = 0;
  for (const { id, version, requestExamples, checkRequest } of now.operations) {
    const other = before.find(id, version)?.checkRequest ?? (() => undefined);
    for (const [name, example] of requestExamples)
      for (const body of [example, ...changed(example)]) {
        compared++;
        const [a, b] = [verdict(checkRequest, body), verdict(other, body)];
        if (a !== b) differing.push(`${version} ${id} ${name}: ${a} / ${b} for ${JSON.stringify(body)}`);
      }
  }
  expect(differing.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(5000);
});
