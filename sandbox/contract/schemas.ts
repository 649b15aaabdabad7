/**
 * In: the OpenAPI documents. Out: compiled checks of requests and answers. Ajv reads the schemas in place, so nothing is
 * written a second time; a schema is compiled when it is first needed.
 */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Family } from '../../src/reference/openapi/families';
import type { JsonObject as Json } from '../../src/reference/openapi/json';
import type { JsonObject } from '../json';
import { asPublicAddresses } from './public-addresses';
import { apiErrorFor } from './api-error-for';

export interface Schemas {
  requestCheck(family: Family, operation: readonly string[]): (body: JsonObject) => void;
  answerCheck(
    family: Family,
    operation: readonly string[],
    responses: Json,
  ): (httpStatus: number, answer: unknown) => string | null;
}

const escape = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

/** @param documents by family, with local references only */
export function createSchemas(documents: ReadonlyMap<Family, Json>): Schemas {
  // `verbose` gives each error the schema beside its keyword, where `x-error` names the code to answer.
  const ajv = new Ajv2020({ strict: false, verbose: true, validateFormats: true });
  addFormats(ajv);
  for (const [family, document] of documents) ajv.addSchema(document, family, false, false);

  const compiled = new Map<string, ValidateFunction>();
  function compile(family: Family, steps: readonly string[]): ValidateFunction {
    const reference = `${family}#/${steps.map(escape).join('/')}`;
    const known = compiled.get(reference);
    if (known) return known;
    const validate = ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    return validate;
  }

  const media = ['content', 'application/json', 'schema'];
  return {
    requestCheck: (family, operation) => (body) => {
      const validate = compile(family, [...operation, 'requestBody', ...media]);
      if (!validate(asPublicAddresses(body))) throw apiErrorFor(validate.errors ?? []);
    },
    answerCheck: (family, operation, responses) => (httpStatus, answer) => {
      const response = responses[String(httpStatus)];
      if (!response) return `HTTP ${httpStatus} is not documented`;
      const reference = (response as Json).$ref;
      const place =
        typeof reference === 'string'
          ? reference.replace(/^#\//, '').split('/')
          : [...operation, 'responses', String(httpStatus)];
      const validate = compile(family, [...place, ...media]);
      return validate(answer) ? null : ajv.errorsText(validate.errors);
    },
  };
}
