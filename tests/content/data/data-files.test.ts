// The files of data/ as a whole: each has a schema, each schema a file, and what they say of each other is true.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrokenReferences } from '@gateway-docs/site-data';
import { schema as operatorSchema } from '@gateway-docs/site-data/operator';
import {
  tableNames,
  tableSchema,
  apiErrorCodesSchema as apiErrorCodes,
  countryCodesSchema as countryCodes,
  currencyCodesSchema as currencyCodes,
  failureReasonCodesSchema as failureReasonCodes,
  testCardsSchema as testCards,
  transactionStatusesSchema as transactionStatuses,
} from '@gateway-docs/site-data/tables';
import { dataDir, readFlows, readServices, readTable } from './read-data';

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
