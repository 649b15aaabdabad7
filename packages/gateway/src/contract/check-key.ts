/** What checks bodies for the gateway, whether compiled at run time or before, and how a check is named. Nothing of Ajv is needed for it. */
import type { Family } from '@gateway-docs/site-data/model';
import type { JsonObject } from '../json';

/** The checks of all bodies: compiled at run time from the contract, or before, for a file that may not compile. */
export interface Schemas {
  /** @param pointer JSON pointer to the schema of the request in the document of the family, `#/…` */
  requestCheck(family: Family, pointer: string): (body: JsonObject) => void;
  /**
   * Left out of the file for readers: only the tests of the repository ask for it.
   * @param pointers JSON pointers to the schemas of the responses, by HTTP status
   */
  responseCheck?(
    family: Family,
    pointers: ReadonlyMap<number, string>,
  ): (httpStatus: number, response: unknown) => string | null;
}

/** The name of a check: the family of its document and the JSON pointer to its schema. */
export const checkKey = (family: Family, pointer: string): string => `${family}${pointer}`;
