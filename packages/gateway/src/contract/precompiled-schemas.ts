/** The checks of request bodies that were compiled before, as `precompile.ts` makes them. */
import type { ErrorObject } from 'ajv';
import { apiErrorFor } from './api-error-for';
import { asPublicAddresses } from './public-addresses';
import { checkKey, type Schemas } from './check-key';

/** A compiled check: true for a body as the contract says, else the errors are at the function. */
export interface CompiledCheck {
  (body: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** @param checks by `checkKey` */
export function precompiledSchemas(checks: Readonly<Record<string, CompiledCheck>>): Schemas {
  return {
    requestCheck(family, pointer) {
      const check = checks[checkKey(family, pointer)];
      if (!check) throw new Error(`No check was compiled for ${checkKey(family, pointer)}`);
      return (body) => {
        if (!check(asPublicAddresses(body))) throw apiErrorFor(check.errors ?? []);
      };
    },
  };
}
