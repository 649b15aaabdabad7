/**
 * In: a YAML file and a schema. Out: the checked value. Every failure names the file, the place in it and what to do.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type * as z from 'zod';
import { deepFreeze } from '../plain/deep-freeze';
import { within } from '../plain/errors';
import { memo } from '../plain/memo';
import { explainIssues } from './explain-issues';
import { refusePlaceholders } from './placeholders';

/** With this schema a date stays text. The package `yaml`, which knows the place of each value, takes five times as long; it is asked where a value is wrong. */
const SCHEMA = { schema: CORE_SCHEMA };

/** By the text itself: several loaders, versions and profiles read the same files, and parsing is most of what reading costs. */
const parsed = memo((text: string): unknown => {
  try {
    return deepFreeze(load(text, SCHEMA));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    throw new Error(`${reason} at line ${mark.line + 1}, column ${mark.column + 1}:\n${mark.snippet}`);
  }
});

/**
 * @param siteDir absolute path of the repository's root
 * @param file path relative to it
 * @throws Error when the file is not YAML, does not match the schema or has places of its template left
 */
export function readYaml<Schema extends z.ZodType>(siteDir: string, file: string, schema: Schema) {
  const reading = `${file} cannot be read`;
  const text = within(reading, () => readFileSync(path.join(siteDir, file), 'utf8'));
  // Before YAML: in place of `‹…›` a parser would complain about a comma or a colon in it.
  refusePlaceholders(file, text);
  const result = schema.safeParse(within(reading, () => parsed(text)));
  if (!result.success) throw new Error(explainIssues(file, result.error, text));
  return result.data;
}
