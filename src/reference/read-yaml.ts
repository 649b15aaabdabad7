/**
 * In: a YAML file and a schema. Out: the checked value. Every failure names the file, the place in it and what to do.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { explainIssues } from './explain-issues';

/**
 * @param siteDir absolute path of the repository's root
 * @param file path relative to it
 * @throws Error when the file is not YAML or does not match the schema
 */
export function readYaml<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  let found: unknown;
  try {
    found = parse(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.safeParse(found);
  if (!result.success) throw new Error(explainIssues(file, result.error));
  return result.data;
}
