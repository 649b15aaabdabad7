/** In: `samples/executed.json`, which the job `samples` writes when all of it has passed. Out: when samples, vectors and scenarios were executed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { strict } from '@gateway-docs/kit/schema';
import { explainIssues } from '@gateway-docs/kit/yaml';

/** The record, below the root. */
export const EXECUTED_FILE = 'samples/executed.json';
/** How the record is made; messages and pages of the repository say it with these words. */
export const REFRESH =
  'Run npm test -- --job samples, which writes the record when all of it passes, and commit the file.';

const schema = strict({
  version: z.string().describe('Release whose contract was executed'),
  on: z.iso.date(),
  inputs: z.string().describe('What executedInputs returned then'),
});

/** When everything was executed last. */
export type Executed = z.infer<typeof schema>;

/**
 * @param siteDir absolute path of the repository's root
 * @returns the record; undefined where nothing was executed yet
 * @throws Error with the file and what is wrong with it
 */
export function loadExecuted(siteDir: string): Executed | undefined {
  const file = path.join(siteDir, EXECUTED_FILE);
  if (!existsSync(file)) return undefined;
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${explainIssues(EXECUTED_FILE, result.error)}\n${REFRESH}`);
  return result.data;
}
