/** Ajv for the schemas of OpenAPI as they stand in the documents, with the contract's own rule of times. */
import Ajv2020, { type Options } from 'ajv/dist/2020';
import type { AnySchemaObject } from 'ajv';
import { formats } from './formats';

/** `verbose` gives each error the schema beside its keyword, from which errors are worded. */
const OPTIONS = { strict: false, verbose: true } as const;

/** @param options beside those that every check has */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...options, ...OPTIONS, formats });
  ajv.addKeyword({
    keyword: 'x-instant',
    macro: (_, { 'x-must-be': words }: AnySchemaObject) => ({
      format: 'instant',
      'x-must-be': words as unknown,
    }),
  });
  return ajv;
}
