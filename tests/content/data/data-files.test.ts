// The files of data/ as a whole: each has a schema, each schema a file, and what they say of each other is true.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrokenReferences } from '../../../src/reference/cross-references';
import { schema as operatorSchema } from '../../../src/reference/operator-schema';
import { tableSchemas } from '../../../src/reference/tables';
import { schema as apiErrorCodes } from '../../../src/reference/tables/api-error-codes';
import { schema as countryCodes } from '../../../src/reference/tables/country-codes';
import { schema as currencyCodes } from '../../../src/reference/tables/currency-codes';
import { schema as failureReasonCodes } from '../../../src/reference/tables/failure-reason-codes';
import { schema as testCards } from '../../../src/reference/tables/test-cards';
import { schema as transactionStatuses } from '../../../src/reference/tables/transaction-statuses';
import { dataDir, readFlows, readServices, readTable } from './read-data';

const namesIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => path.basename(file, extension))
    .sort();

describe('data/', () => {
  const tables = namesIn(dataDir, '.yaml').filter((name) => name !== 'operator');

  it('has a schema for each table and a table for each schema', () => {
    const schemas = namesIn(path.resolve(__dirname, '../../../src/reference/tables'), '.ts');
    expect(schemas).toEqual(tables);
    expect(Object.keys(tableSchemas).sort()).toEqual(tables);
  });

  it.each(Object.entries(tableSchemas))('%s.yaml is valid', (name, schema) => {
    expect(() => readTable(name, schema)).not.toThrow();
  });

  it('has an operator profile whose hosts are under .example', () => {
    const { hosts } = readTable('operator', operatorSchema);
    for (const host of Object.values(hosts)) expect(host).toMatch(/^https:\/\/([a-z]+\.)+example$/);
  });

  it('names each service and flow as its file', () => {
    for (const [name, service] of readServices()) expect(service.slug).toBe(name);
    for (const [name] of readFlows()) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('refers only to codes, statuses, scenarios, countries and currencies that exist', () => {
    const problems = findBrokenReferences({
      errorCodes: readTable('api-error-codes', apiErrorCodes),
      failureReasons: readTable('failure-reason-codes', failureReasonCodes),
      statuses: readTable('transaction-statuses', transactionStatuses),
      testData: readTable('test-cards', testCards),
      services: readServices().map(([, service]) => service),
      countries: new Set(readTable('country-codes', countryCodes).rows.map((row) => row.alpha2)),
      currencies: new Set(
        readTable('currency-codes', currencyCodes)
          .rows.filter((row) => row.kind === 'currency')
          .map((row) => row.code),
      ),
    });
    expect(problems).toEqual([]);
  });
});
