/** In: `samples/executed.json`, which the job `samples` writes when all of it has passed. Out: when samples, vectors and scenarios were executed. */
import * as z from 'zod';
import { strict } from '@gateway-docs/kit/schema';
import { explainIssues, type Folder } from '@gateway-docs/kit/yaml';

const NAME = 'executed.json';
/** The record, below the root. */
export const EXECUTED_FILE = `samples/${NAME}`;
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
 * @param samples its folder
 * @returns the record; undefined where nothing was executed yet
 * @throws Error with the file and what is wrong with it
 */
export function readExecuted(samples: Folder): Executed | undefined {
  if (!samples.has(NAME)) return undefined;
  const result = schema.safeParse(JSON.parse(samples.text(NAME)));
  if (!result.success) throw new Error(`${explainIssues(EXECUTED_FILE, result.error)}\n${REFRESH}`);
  return result.data;
}
