/** All keys of the operator profile, for tests of what must name each of them. */
import * as z from 'zod';
import { schema } from '@gateway-docs/site-data/operator';
import { inside } from '../new/profile/schema-of';

/** A key of the profile. */
export interface Key {
  /** With dots. */
  readonly key: string;
  /** Whether a profile may be without it. */
  readonly optional: boolean;
}

/**
 * @returns all keys of the profile, down to those that hold a value or a list
 */
export function allKeys(part: z.ZodType = schema, prefix = '', mayMiss = false): Key[] {
  const optional = mayMiss || part.safeParse(undefined).success;
  const map = inside(part);
  if (!(map instanceof z.ZodObject)) return [{ key: prefix, optional }];
  return Object.entries(map.shape as Record<string, z.ZodType>).flatMap(([name, each]) =>
    allKeys(each, prefix === '' ? name : `${prefix}.${name}`, prefix !== '' && optional),
  );
}
