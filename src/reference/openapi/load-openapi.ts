/**
 * In: `api/` and the hosts of the operator profile. Out: the contract of one family, either as one file for download
 * (`publishOpenApi`) or with every reference resolved, for pages, samples and the sandbox (`loadOpenApi`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadOperator, operatorFile } from '../load-operator';
import { fingerprint, listFiles } from '../list-files';
import type { OpenApiDocument } from '../operations/document';
import { refusePlaces } from '../unfilled-places';
import { bundleFamily } from './bundle';
import { dereference } from './dereference';
import { ERROR_CODES_FILE } from './error-responses';
import { FAMILIES, type Family } from './families';
import { fillInHosts } from './fill-in-hosts';
import { inlineExamples } from './inline-examples';
import type { JsonObject } from './json';
import { narrowFacts } from './narrow-facts';
import { examplesInV1 } from './speak-v1';

/** Objects may contain themselves; one that is frozen has been here before. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

/** Files that no document names yet count too: they are what a writer is about to fill. */
function refuseUnfilled(siteDir: string): void {
  for (const file of listFiles(siteDir, 'api')) {
    if (file.endsWith('.yaml')) refusePlaces(file, readFileSync(path.join(siteDir, file), 'utf8'));
  }
}

async function build(siteDir: string, family: Family): Promise<JsonObject> {
  refuseUnfilled(siteDir);
  const { generation } = FAMILIES[family];
  const bundled = inlineExamples(await bundleFamily(siteDir, family));
  const complete = generation === 'v1' ? examplesInV1(bundled) : bundled;
  return fillInHosts(narrowFacts(complete, generation), loadOperator(siteDir).hosts);
}

interface Kept {
  readonly of: string;
  readonly published: Promise<JsonObject>;
  readonly loaded: Promise<OpenApiDocument>;
}

const kept = new Map<string, Kept>();

function keep(siteDir: string, family: Family): Kept {
  const files = listFiles(siteDir, 'api');
  const of = fingerprint(siteDir, [...files, ERROR_CODES_FILE, operatorFile(siteDir)]);
  const key = `${siteDir}\n${family}`;
  const before = kept.get(key);
  if (before?.of === of) return before;
  const published = build(siteDir, family).then(deepFreeze);
  const now: Kept = {
    of,
    published,
    loaded: published.then((found) => deepFreeze(dereference(found)) as OpenApiDocument),
  };
  kept.set(key, now);
  return now;
}

/**
 * The document of a family with local references only: plain JSON, valid OpenAPI 3.1 by itself, fit for download.
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file and place of the first thing that is wrong
 */
export function publishOpenApi(siteDir: string, family: Family): Promise<JsonObject> {
  return keep(siteDir, family).published;
}

/**
 * The document of a family with every reference resolved, frozen. It is kept until a file of `api/` or the profile changes.
 * @param siteDir absolute path of the repository's root
 * @throws Error that names the file and place of the first thing that is wrong
 */
export function loadOpenApi(siteDir: string, family: Family): Promise<OpenApiDocument> {
  return keep(siteDir, family).loaded;
}
