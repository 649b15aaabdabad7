import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleFamily } from './bundle';
import { loadOpenApi, publishOpenApi } from './load-openapi';

const siteDir = path.resolve(__dirname, '../../../..');
vi.setConfig({ testTimeout: 30_000 });
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('loadOpenApi', () => {
  it('answers the same frozen document until a file changes', async () => {
    const [one, two] = await Promise.all([loadOpenApi(siteDir, 'v2'), loadOpenApi(siteDir, 'v2')]);
    expect(one).toBe(two);
    expect(Object.isFrozen(one.paths)).toBe(true);
    expect(JSON.stringify(one)).not.toContain('"$ref"');
  });

  it('takes the hosts from the operator profile, and none but from there', async () => {
    const profile = readFileSync(path.join(siteDir, 'data/operator.yaml'), 'utf8');
    const file = path.join(folder, 'operator.yaml');
    writeFileSync(file, profile.replaceAll('gateway.example', 'other-brand.example'));
    vi.stubEnv('OPERATOR_PROFILE', file);
    const text = JSON.stringify(await publishOpenApi(siteDir, 'v2'));
    expect(text).toContain('https://api.other-brand.example');
    expect(text).toContain('https://pay.other-brand.example/p/900001');
    expect(text).not.toMatch(/gateway\.example|operator\.example/);
  });

  it('gives each generation its own form of a moment', async () => {
    const schemaOf = async (family: 'v1' | 'v2'): Promise<string> =>
      JSON.stringify((await publishOpenApi(siteDir, family)).components);
    expect(await schemaOf('v1')).not.toContain('"format":"date-time"');
    expect(await schemaOf('v2')).toContain('"format":"date-time"');
  });
});

describe('bundleFamily', () => {
  it('names file and line of a reference that leads nowhere', async () => {
    cpSync(path.join(siteDir, 'api'), path.join(folder, 'api'), { recursive: true });
    cpSync(path.join(siteDir, 'data/api-error-codes.yaml'), path.join(folder, 'data/api-error-codes.yaml'));
    const head = path.join(folder, 'api/v2/openapi.yaml');
    const text = readFileSync(head, 'utf8').replace('webhooks/callback.yaml', 'webhooks/calback.yaml');
    writeFileSync(head, text);
    const line = text.split('\n').findIndex((found) => found.includes('calback')) + 1;
    await expect(bundleFamily(folder, 'v2')).rejects.toThrow(
      `api/v2/openapi.yaml cannot be bundled:\n  api/v2/openapi.yaml:${line}: `,
    );
  });
});
