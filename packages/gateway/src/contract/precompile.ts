/**
 * In: the calls and the OpenAPI documents. Out: the source of a module with one compiled check for each request body, for a file that may
 * not compile at run time: a page whose policy forbids `eval`, or one that shall start at once.
 */
import path from 'node:path';
import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type { Family, Json, JsonObject } from '@gateway-docs/site-data/model';
import type { CallSource } from './contract';
import { checkKey } from './check-key';
import { createAjv } from './create-ajv';

/** Where the source that is made finds the formats. */
const FORMATS = _`require(${path.join(__dirname, 'formats')}).formats`;

/** Keywords that only explain. `x-error`, `x-must-be` and the rules stay, because errors are made from them. */
const EXPLAINING = ['description', 'title', 'examples', 'example', 'deprecated', 'summary'];

/** @param areNames true for a map whose keys are names of properties, where `description` is no keyword */
function withoutTexts(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const stays = Object.entries(value).filter(([name]) => areNames || !EXPLAINING.includes(name));
  return Object.fromEntries(
    stays.map(([name, item]) => [name, withoutTexts(item ?? null, name === 'properties')]),
  );
}

/**
 * @param documents by family, with local references only
 * @returns source of an ES module that exports `checks`: a validating function of Ajv by family and JSON pointer
 */
export function precompiledChecks(calls: readonly CallSource[], documents: ReadonlyMap<Family, JsonObject>) {
  const ajv = createAjv({ inlineRefs: false, code: { source: true, esm: true, formats: FORMATS } });
  for (const [family, document] of documents)
    ajv.addSchema(withoutTexts(document) as JsonObject, family, false, false);
  const references = new Set(
    calls.flatMap(({ family, requestSchema }) =>
      requestSchema === undefined ? [] : [checkKey(family, requestSchema)],
    ),
  );
  const names = new Map([...references].map((reference, index) => [reference, `check${index}`]));
  const byName = Object.fromEntries([...names].map(([reference, name]) => [name, reference]));
  const code = standaloneCode(ajv, byName);
  const entries = [...names].map(([reference, name]) => `  ${JSON.stringify(reference)}: ${name},`);
  return `${code}\nexport const checks = {\n${entries.join('\n')}\n};\n`;
}
