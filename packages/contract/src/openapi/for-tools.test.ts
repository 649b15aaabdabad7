import { describe, expect, it } from 'vitest';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { demoSite } from '../tests';
import { FAMILY_NAMES, type Family } from './families';
import { forTools } from './for-tools';
import { usedBy } from './used-components';
import { validatorOf } from './value-check';

const { documents } = await demoSite.load();
const download = (family: Family): JsonObject => objectOf(documents.get(family)?.download);

const operationsIn = (items: Json | undefined): JsonObject[] =>
  Object.values(objectOf(items)).flatMap((item) => Object.values(objectOf(item)).map(objectOf));

/** Every object in a value but those that are sent. */
function schemasIn(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => schemasIn(item));
  if (!isJsonObject(value)) return [];
  const inside = Object.entries(value).filter(([key]) => !['examples', 'example', 'value'].includes(key));
  return [value, ...inside.flatMap(([, inner]) => schemasIn(inner))];
}

/** A part of a document with the components that it needs. */
function reached(document: JsonObject, part: readonly (Json | undefined)[]): JsonObject[] {
  const components = objectOf(document.components);
  const given = part.filter((item) => item !== undefined);
  const needed = [...usedBy(components, given)].map((pointer): Json => {
    const [, , kind = '', name = ''] = pointer.split('/');
    return objectOf(components[kind])[name] ?? null;
  });
  return schemasIn([...given, ...needed]);
}

const requestsOf = (document: JsonObject) =>
  operationsIn(document.paths).flatMap(({ requestBody, parameters }) => [requestBody, parameters]);
const responsesOf = (document: JsonObject) => [
  ...operationsIn(document.paths).map(({ responses }) => responses),
  ...operationsIn(document.webhooks).map(({ requestBody }) => requestBody),
];
const closed = (schemas: readonly JsonObject[]) => schemas.filter((schema) => Array.isArray(schema.enum));
const open = (schemas: readonly JsonObject[]) =>
  schemas.filter((schema) => Array.isArray(schema['x-extensible-enum']));

describe.each(FAMILY_NAMES)('%s', (family) => {
  const document = download(family);
  const operations = [...operationsIn(document.paths), ...operationsIn(document.webhooks)];

  it('describes every operation by its facts, and a repeated call by "the same"', () => {
    for (const { operationId, description, 'x-reference': reference } of operations) {
      const { purpose, retry } = objectOf(reference);
      expect(description, JSON.stringify(operationId)).toContain(purpose);
      expect(description, JSON.stringify(operationId)).toContain(retry);
      expect(description, JSON.stringify(operationId)).not.toMatch(
        /(new|unique) \w+ for (each|every) (request|call)/i,
      );
    }
  });

  it('has open enums in responses and closed ones in requests', () => {
    const inRequests = reached(document, requestsOf(document));
    const inResponses = reached(document, responsesOf(document));
    expect(closed(inResponses)).toEqual([]);
    expect(open(inRequests)).toEqual([]);
    expect(open(inResponses).length).toBeGreaterThan(4);
    expect(open(inResponses).flatMap((schema) => listOf(schema['x-extensible-enum']))).not.toContain(null);
    const known = closed(
      reached(
        objectOf(documents.get(family)?.published),
        requestsOf(objectOf(documents.get(family)?.published)),
      ),
    );
    const names = (schemas: readonly JsonObject[]) =>
      [...new Set(schemas.map((schema) => JSON.stringify(schema.enum)))].sort();
    expect(names(closed(inRequests))).toEqual(names(known));
    expect(known.length).toBeGreaterThan(0);
  });

  it('has nothing that generators read wrongly', () => {
    const schemas = schemasIn([
      document.paths ?? null,
      document.webhooks ?? null,
      document.components ?? null,
    ]);
    const shapes = ['$ref', 'type', 'allOf', 'anyOf', 'oneOf'];
    const wrong = schemas.filter((schema) => {
      const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
      return (
        schema.const === null ||
        listOf(schema.enum).includes(null) ||
        choices.some((choice) => !shapes.some((key) => key in objectOf(choice))) ||
        (schema.properties !== undefined && isJsonObject(schema.additionalProperties))
      );
    });
    expect(wrong).toEqual([]);
    expect(schemas.length).toBeGreaterThan(100);
  });

  it('takes every example of the contract', () => {
    const check = validatorOf(document);
    let checked = 0;
    const media = (pointer: string, holder: Json | undefined) => {
      const { examples } = objectOf(objectOf(objectOf(holder).content)['application/json']);
      for (const [name, example] of Object.entries(objectOf(examples))) {
        checked += 1;
        expect(
          check(`${pointer}/content/application~1json/schema`, objectOf(example).value),
          `${pointer} ${name}`,
        ).toEqual([]);
      }
    };
    for (const [route, item] of Object.entries(objectOf(document.paths))) {
      const post = objectOf(objectOf(item).post);
      const at = `#/paths/${encodeURIComponent(route.replaceAll('/', '~1'))}/post`;
      media(`${at}/requestBody`, post.requestBody);
      for (const [status, response] of Object.entries(objectOf(post.responses)))
        media(`${at}/responses/${status}`, response);
    }
    expect(checked).toBeGreaterThan(10);
  });
});

it('lets a client take a status that it does not know, and no unknown property into a request', () => {
  const check = validatorOf(download('v2'));
  expect(check('#/components/schemas/transaction-status', 77)).toEqual([]);
  expect(check('#/components/schemas/transaction-status', 'seven')).not.toEqual([]);
  expect(check('#/components/schemas/transaction-find-request', { id: 900001 })).toEqual([]);
  expect(check('#/components/schemas/transaction-find-request', { id: 900001, colour: 'red' })).not.toEqual(
    [],
  );
});

it('is the same of the same document', () => {
  const published = objectOf(documents.get('v2')?.published);
  expect(JSON.stringify(forTools(published))).toBe(JSON.stringify(download('v2')));
});
