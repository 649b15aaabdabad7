/**
 * In: a published document. Out: a function that checks a value against one of its schemas with ajv (JSON Schema 2020-12, strict), for the
 * examples of the contract.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { memo } from '@gateway-docs/kit';
import type { JsonObject } from '@gateway-docs/site-data/model';

const OPENAPI_KEYS = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'];
const OWN_KEYS = [
  ...['example', 'x-sensitive', 'x-error', 'x-instant', 'x-must-be'],
  ...['x-never-answered', 'x-extensible-enum'],
];

type Check = (pointer: string, value: unknown) => string[];

function compile(document: JsonObject): Check {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
  });
  addFormats(ajv);
  ajv.addVocabulary([...OPENAPI_KEYS, ...OWN_KEYS]);
  ajv.addSchema(document, 'contract');
  const validatorAt = memo((pointer: string) => ajv.compile({ $ref: `contract${pointer}` }));
  return (pointer, value) => {
    const validate = validatorAt(pointer);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

const compiled = new WeakMap<JsonObject, Check>();

/** @returns a function from the pointer of a schema and a value to the list of complaints, empty when the value is valid */
export function validatorOf(document: JsonObject): Check {
  const check = compiled.get(document) ?? compile(document);
  compiled.set(document, check);
  return check;
}
