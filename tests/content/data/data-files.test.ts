// The files of data/ as a whole: each has a schema, each schema a file, and what they say of each other is true.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { schema as operatorSchema } from '@gateway-docs/site-data/operator';
import { tableNames, tableSchema } from '@gateway-docs/site-data/tables';
import { dataDir, readServices, readTable } from './read-data';
import { demoSite } from '@gateway-docs/contract/tests';

describe('data/', () => {
  const tables = readdirSync(dataDir)
    .filter((file) => file.endsWith('.yaml') && file !== 'operator.yaml')
    .map((file) => path.basename(file, '.yaml'))
    .sort();

  it('has a schema for each table and a table for each schema', () => {
    expect(tableNames()).toEqual(tables);
  });

  it.each(tableNames())('%s.yaml is valid', async (name) => {
    const schema = await tableSchema(name);
    expect(() => readTable(name, schema)).not.toThrow();
  });

  it('has an operator profile whose hosts are under .example', () => {
    const { hosts } = readTable('operator', operatorSchema);
    for (const host of Object.values(hosts)) expect(host).toMatch(/^https:\/\/([a-z]+\.)+example$/);
  });

  it('names each service and flow as its file', async () => {
    for (const [name, service] of readServices()) expect(service.slug).toBe(name);
    const { flows } = await demoSite.load();
    for (const name of flows.keys()) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
