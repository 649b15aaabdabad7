/**
 * The documents that the site publishes lint with no warning, by the configuration that `npx redocly lint` takes for the built ones.
 */
import path from 'node:path';
import { BaseResolver, lintFromString, loadConfig, type Config } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { FAMILY_NAMES, type Family } from '@gateway-docs/contract/openapi';
import { siteDir } from './support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

type Problem = Awaited<ReturnType<typeof lintFromString>>[number];

const configOf = async (family: Family): Promise<Config> =>
  (await loadConfig({ configPath: path.join(siteDir, 'redocly.yaml') })).forAlias(family);

const readable = (problems: readonly Problem[]): string[] =>
  problems.map(
    ({ ruleId, message, location: [place] }) =>
      `${ruleId}: ${place?.source.absoluteRef ?? ''} ${place?.pointer ?? ''} ${message}`,
  );

async function lintPublished(
  family: Family,
  change: (source: string) => string = (source) => source,
): Promise<string[]> {
  const source = change(JSON.stringify((await demoSite.load()).documents.get(family)?.download));
  const problems = await lintFromString({
    source,
    config: await configOf(family),
    externalRefResolver: new BaseResolver(),
  });
  return readable(problems);
}

describe.each(FAMILY_NAMES)('%s', (family) => {
  it('lints as published without a warning', async () => {
    expect(await lintPublished(family)).toEqual([]);
  });
});

describe('the linter', () => {
  it('reports an example that does not fit its schema', async () => {
    const problems = await lintPublished('v2', (source) =>
      source.replaceAll('"amount":12540', '"amount":"125.40"'),
    );
    expect(problems.join('\n')).toMatch(/no-invalid-media-type-examples/);
  });

  it('reports a tag that is not declared', async () => {
    const problems = await lintPublished('v2', (source) =>
      source.replace('"tags":["Payouts"]', '"tags":["Payuots"]'),
    );
    expect(problems.join('\n')).toMatch(/operation-tag-defined/);
  });
});
