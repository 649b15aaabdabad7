// In: samples/clients/clients.yaml. Out: the languages in page order, each with its tools looked up on this machine.
// Why: a test runs a language only where its tools exist, and says which tool is missing where they do not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { z } from 'zod';
import { readYaml } from '@gateway-docs/kit/yaml';
import { clientsSchema } from '@gateway-docs/contract/samples';

export const CLIENTS_DIR = join('samples', 'clients');

export type Language = z.infer<typeof clientsSchema>['languages'][number];

/** The languages of the samples in the order in which pages show them. */
export const { languages } = readYaml(process.cwd(), 'samples/clients/clients.yaml', clientsSchema);

/** True when this machine has no such program. */
export function isMissing(tool: string): boolean {
  return spawnSync('which', [tool]).status !== 0;
}

/** The tools of a language that this machine lacks; empty when it can run. */
export function missingTools(language: Language): string[] {
  return language.tools.filter(isMissing);
}

/** What a language needs beside its tools to make a call, and this machine lacks. The self-tests do without. */
export function missingForCalls(language: Language): string[] {
  const missing = missingTools(language);
  if (language.id !== 'php' || missing.length > 0) return missing;
  const hasCurl = spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0;
  return hasCurl ? [] : ['ext-curl of PHP'];
}
