/**
 * In: the OpenAPI documents. Out: compiled checks of requests and responses. Ajv reads the schemas in place, so nothing is
 * written a second time; a schema is compiled when it is first needed.
 */
import type { ValidateFunction } from 'ajv';
import type { Family, JsonObject as Json } from '@gateway-docs/site-data/model';
import { asPublicAddresses } from './public-addresses';
import { apiErrorFor } from './api-error-for';
import { checkKey, type Schemas } from './check-key';
import { createAjv } from './create-ajv';

/** @param documents by family, with local references only */
export function createSchemas(documents: ReadonlyMap<Family, Json>): Schemas {
  const ajv = createAjv();
  for (const [family, document] of documents) ajv.addSchema(document, family, false, false);

  /** Compiled when it is first asked for, and by Ajv remembered. */
  function compiled(family: Family, pointer: string): ValidateFunction {
    const validate = ajv.getSchema(checkKey(family, pointer));
    if (!validate) throw new Error(`There is no schema ${checkKey(family, pointer)}`);
    return validate;
  }

  return {
    requestCheck: (family, pointer) => (body) => {
      const validate = compiled(family, pointer);
      if (!validate(asPublicAddresses(body))) throw apiErrorFor(validate.errors ?? []);
    },
    responseCheck: (family, pointers) => (httpStatus, response) => {
      const pointer = pointers.get(httpStatus);
      if (pointer === undefined) return `HTTP ${httpStatus} is not documented`;
      const validate = compiled(family, pointer);
      return validate(response) ? null : ajv.errorsText(validate.errors);
    },
  };
}
