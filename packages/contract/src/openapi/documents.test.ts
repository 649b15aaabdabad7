import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Folder } from '@gateway-docs/kit/yaml';
import { openSite } from '../site';
import { demoSite } from '../tests';
import { bundleFamily } from './bundle';

const root = path.resolve(__dirname, '../../../..');
vi.setConfig({ testTimeout: 30_000 });
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the documents', () => {
  it('have every reference resolved, and are frozen', async () => {
    const document = (await demoSite.load()).documents.get('v2')?.resolved;
    expect(Object.isFrozen(document?.paths)).toBe(true);
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });

  it('take the hosts from the operator profile, and none but from there', async () => {
    const profile = readFileSync(path.join(root, 'data/operator.yaml'), 'utf8');
    const file = path.join(folder, 'operator.yaml');
    writeFileSync(file, profile.replaceAll('gateway.example', 'other-brand.example'));
    const { documents } = await openSite(root, file).load();
    const text = JSON.stringify(documents.get('v2')?.published);
    expect(text).toContain('https://api.other-brand.example');
    expect(text).toContain('https://pay.other-brand.example/p/900001');
    expect(text).not.toMatch(/gateway\.example|operator\.example/);
  });

  it('give each generation its own form of a moment', async () => {
    const { documents } = await demoSite.load();
    const schemas = (family: 'v1' | 'v2') => JSON.stringify(documents.get(family)?.published.components);
    expect(schemas('v1')).not.toContain('"format":"date-time"');
    expect(schemas('v2')).toContain('"format":"date-time"');
  });
});

describe('bundleFamily', () => {
  it('names file and line of a reference that leads nowhere', async () => {
    cpSync(path.join(root, 'api'), path.join(folder, 'api'), { recursive: true });
    const head = path.join(folder, 'api/v2/openapi.yaml');
    const text = readFileSync(head, 'utf8').replace('webhooks/callback.yaml', 'webhooks/calback.yaml');
    writeFileSync(head, text);
    const line = text.split('\n').findIndex((found) => found.includes('calback')) + 1;
    const derived = { parts: {}, components: new Map() } as unknown as Parameters<typeof bundleFamily>[2];
    await expect(bundleFamily(new Folder(folder, 'api'), 'v2', derived)).rejects.toThrow(
      `api/v2/openapi.yaml cannot be bundled:\n  api/v2/openapi.yaml:${line}: `,
    );
  });
});
