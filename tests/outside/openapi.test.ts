/**
 * The published OpenAPI documents as Redocly and Spectral see them, in YAML and in JSON. Redocly's score takes the median of all calls and lowers it for each level of a
 * response. Half of the calls of v2 return a list or an object in the body, and v2 has 42 calls: with every other subscore full, 94.7 is what it can reach.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILY_NAMES } from '@gateway-docs/contract/openapi';
import { demoSite } from '@gateway-docs/contract/tests';
import { contractTexts } from '../../src/generated/contract/contract-files';
import { runTool } from './support';

const LEAST = { v1: 95, v2: 94.7, 'reports-v1': 95, 'reports-v2': 95 };
const FORMATS = ['yaml', 'json'] as const;
const root = path.resolve(__dirname, '../..');

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  mkdirSync(path.join(folder, 'build/openapi'), { recursive: true });
  for (const [route, text] of contractTexts(await demoSite.load()))
    if (route.startsWith('/openapi/')) writeFileSync(path.join(folder, 'build', route), text);
  copyFileSync(path.join(root, 'redocly.yaml'), path.join(folder, 'redocly.yaml'));
  writeFileSync(path.join(folder, 'spectral.yaml'), 'extends: [spectral:oas]\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const score = (file: string): number => {
  const { stdout } = runTool('redocly', ['score', file, '--format', 'json'], folder);
  return (JSON.parse(stdout) as { agentReadiness: number }).agentReadiness;
};

const lintedBySpectral = (file: string) =>
  runTool('spectral', ['lint', file, '--ruleset', 'spectral.yaml', '--fail-severity', 'hint'], folder);

describe.each(FAMILY_NAMES.flatMap((family) => FORMATS.map((format) => [family, format] as const)))(
  '%s.%s',
  (family, format) => {
    const file = `build/openapi/${family}.${format}`;

    it('has the mark of Redocly for agents that its responses allow', () => {
      expect(score(file)).toBeGreaterThanOrEqual(LEAST[family]);
    });

    it('has no message of Spectral', () => {
      const { status, stdout } = lintedBySpectral(file);
      expect(stdout).toContain('No results');
      expect(status).toBe(0);
    });

    it('has no message of Redocly', () => {
      // An alias of redocly.yaml takes the rules of its document; the JSON is the same document.
      const config = path.join(folder, 'redocly.yaml');
      if (format === 'json')
        copyFileSync(path.join(folder, file), path.join(folder, `build/openapi/${family}.yaml`));
      const { status, stdout, stderr } = runTool('redocly', ['lint', family, '--config', config], folder);
      expect(`${stdout}${stderr}`).not.toMatch(/warning|error/i);
      expect(status).toBe(0);
    });
  },
);

it('Spectral and Redocly report a call without a description, and Redocly lowers its mark', async () => {
  const [, text = ''] =
    [...contractTexts(await demoSite.load())].find(([route]) => route === '/openapi/v2.json') ?? [];
  const document = JSON.parse(text) as {
    paths: Record<string, { post: { description?: string; summary?: string } }>;
  };
  for (const { post } of Object.values(document.paths)) {
    delete post.description;
    delete post.summary;
  }
  writeFileSync(path.join(folder, 'build/openapi/bare.json'), JSON.stringify(document));
  expect(score('build/openapi/bare.json')).toBeLessThan(LEAST.v2);
  expect(lintedBySpectral('build/openapi/bare.json').stdout).toContain('operation-description');
  writeFileSync(path.join(folder, 'build/openapi/v2.yaml'), JSON.stringify(document));
  const { stdout, stderr } = runTool('redocly', ['lint', 'v2'], folder);
  expect(`${stdout}${stderr}`).toContain('operation-summary');
});
