/**
 * In: a YAML file and a schema. Out: the checked value. Every failure names the file, the place in it and what to do.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type * as z from 'zod';
import { deepFreeze } from '../plain/deep-freeze';
import { explainIssues } from './explain-issues';
import { refusePlaceholders } from './placeholders';

function reasonOf(error: unknown): string {
  if (error instanceof YAMLException)
    return `${error.reason} at line ${error.mark.line + 1}, column ${error.mark.column + 1}:\n${error.mark.snippet}`;
  return error instanceof Error ? error.message : String(error);
}

/** @throws Error with the file and the reason why it cannot be read */
function reading<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** With this schema a date stays text. The package `yaml`, which knows the place of each value, takes five times as long; it is asked where a value is wrong. */
const SCHEMA = { schema: CORE_SCHEMA };

/** By the text itself: several loaders, versions and profiles read the same files, and parsing is most of what reading costs. */
const parsedTexts = new Map<string, unknown>();

function parsed(text: string): unknown {
  const value = parsedTexts.has(text) ? parsedTexts.get(text) : deepFreeze(load(text, SCHEMA));
  parsedTexts.set(text, value);
  return value;
}

/**
 * @param siteDir absolute path of the repository's root
 * @param file path relative to it
 * @throws Error when the file is not YAML, does not match the schema or has places of its template left
 */
export function readYaml<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const text = reading(file, () => readFileSync(path.join(siteDir, file), 'utf8'));
  // Before YAML: in place of `‹…›` a parser would complain about a comma or a colon in it.
  refusePlaceholders(file, text);
  const result = schema.safeParse(reading(file, () => parsed(text)));
  if (!result.success) throw new Error(explainIssues(file, result.error, text));
  return result.data;
}
