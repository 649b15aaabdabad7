/** In: a key of the operator profile. Out: its schema, so that a value is checked by the sentence that the build would say. */
import * as z from 'zod';
import { schema } from '@gateway-docs/site-data/operator';

/** A schema without what says that its value may be missing. */
export function inside(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? inside(schema.unwrap() as z.ZodType) : schema;
}

/**
 * @param key with dots, `hosts.api`
 * @returns the schema of its value
 * @throws Error when the profile has no such key
 */
export function schemaOf(key: string): z.ZodType {
  return key.split('.').reduce<z.ZodType>((part, name) => {
    const map = inside(part);
    const found = map instanceof z.ZodObject ? (map.shape as Record<string, z.ZodType>)[name] : undefined;
    if (found === undefined) throw new Error(`The operator profile has no key "${key}".`);
    return found;
  }, schema);
}
