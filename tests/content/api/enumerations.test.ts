/**
 * What the contract enumerates is what the data tables list, and every code that an example uses is a row of its table.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { payerAuth } from '@gateway-docs/site-data/tables';
import {
  apiErrorCodesSchema as errorsSchema,
  countryCodesSchema as countriesSchema,
  cryptoCodesSchema as cryptoSchema,
  currencyCodesSchema as currenciesSchema,
  failureReasonCodesSchema as reasonsSchema,
  languageCodesSchema as languagesSchema,
  transactionStatusesSchema as statusesSchema,
} from '@gateway-docs/site-data/tests';
import { objectOf } from '@gateway-docs/site-data/model';
import { readServices, readTable } from '../data/read-data';
import { examplesOf, loadContracts, type Contract } from './support/contract';
import { leavesOf } from './support/walk';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

const codes = (rows: readonly { code: number | string }[]): (number | string)[] =>
  rows.map((row) => row.code);
const statuses = codes(readTable('transaction-statuses', statusesSchema).rows);
const errors = codes(readTable('api-error-codes', errorsSchema).rows);
const reasons = codes(readTable('failure-reason-codes', reasonsSchema).rows);
/** Funds, units of account and metals have ISO 4217 codes too; no money is in them. */
const currencies = codes(
  readTable('currency-codes', currenciesSchema).rows.filter((row) => row.kind === 'currency'),
);
const countries = readTable('country-codes', countriesSchema).rows.map((row) => row.alpha2);
const crypto = readTable('crypto-codes', cryptoSchema);
const locales = readTable('language-codes', languagesSchema)
  .rows.filter((row) => 'locale' in row && row.locale)
  .map((row) => row.code);

const enumOf = (contract: Contract, name: string): unknown => {
  const schemas = objectOf(objectOf(contract.published.components).schemas);
  return schemas[name] === undefined ? undefined : objectOf(schemas[name]).enum;
};
const sorted = (values: unknown): unknown[] =>
  [...(values as (string | number)[])].sort((a, b) => String(a).localeCompare(String(b)));

it('the contract names the check digits that services use', () => {
  const used = readServices().flatMap(([, { fields }]) => fields.flatMap(({ checksum }) => checksum ?? []));
  for (const { family, published } of contracts.filter((one) => !one.family.startsWith('reports'))) {
    const field = JSON.stringify(objectOf(objectOf(published.components).schemas).field ?? published);
    const [, names = ''] = /beside the pattern: ([^.]*)\./.exec(field) ?? [];
    expect(sorted([...names.matchAll(/`(\w+)`/g)].map(([, name]) => name)), family).toEqual(
      sorted(new Set(used)),
    );
  }
});

describe('enumerations', () => {
  it.each([
    ['transaction-status', statuses],
    ['error-code', errors.filter((code) => code !== 0)],
    ['payer-auth', payerAuth.options],
    ['locale', locales],
  ])('%s equals its table', (name, expected) => {
    const found = contracts
      .map((contract) => enumOf(contract, name))
      .filter((values) => values !== undefined);
    expect(found.length, name).toBeGreaterThan(0);
    for (const values of found) expect(sorted(values)).toEqual(sorted(expected));
  });
});

describe('codes in examples', () => {
  const used = (pattern: RegExp): Set<unknown> =>
    new Set(
      contracts.flatMap(examplesOf).flatMap(([, , value]) =>
        leavesOf(value)
          .filter(({ path, value: leaf }) => pattern.test(path) && leaf !== null && typeof leaf !== 'object')
          .map((leaf) => leaf.value),
      ),
    );
  const lists = (name: string): Set<unknown> =>
    new Set(
      contracts.flatMap(examplesOf).flatMap(([, , value]) =>
        leavesOf(value)
          .filter((leaf) => leaf.name === name && Array.isArray(leaf.value))
          .flatMap((leaf) => leaf.value as unknown[]),
      ),
    );
  const outside = (values: ReadonlySet<unknown>, table: readonly unknown[]): unknown[] =>
    [...values].filter((value) => !table.includes(value));

  it('are failure reasons of the table', () => {
    const values = used(/failure_reason_code$/);
    expect(values.size).toBeGreaterThan(1);
    expect(outside(values, reasons)).toEqual([]);
  });

  it('are currencies and countries of the tables', () => {
    const values = new Set([
      ...used(/(^|\.)(amount_currency|wallet_currency|currency)$/),
      ...lists('currencies'),
    ]);
    expect(values.size).toBeGreaterThan(5);
    expect(outside(values, currencies)).toEqual([]);
    expect(outside(new Set([...used(/(^|\.)country$/), ...lists('countries')]), countries)).toEqual([]);
    expect(outside(new Set(['EUR', 'XXZ', 'XAU']), currencies)).toEqual(['XXZ', 'XAU']);
  });

  it('are coins on networks of the table, with its scale', () => {
    const assets = crypto.rows.map((row) => `${row.asset} ${row.network}`);
    let checked = 0;
    for (const [label, , value] of contracts.flatMap(examplesOf)) {
      const bodies = [value, (value as { response?: unknown }).response].filter(
        (body): body is Record<string, unknown> => typeof body === 'object' && body !== null,
      );
      for (const body of bodies) {
        if (typeof body.crypto_currency !== 'string' || typeof body.network !== 'string') continue;
        checked += 1;
        const name = `${body.crypto_currency} ${body.network}`;
        expect(assets, label).toContain(name);
        const scale = crypto.rows[assets.indexOf(name)]?.scale;
        if (typeof body.crypto_amount === 'string')
          expect(body.crypto_amount.split('.')[1]?.length, label).toBe(scale);
      }
    }
    expect(checked).toBeGreaterThan(4);
  });

  it('name services by the number that the catalogue gives them', () => {
    const catalogue = new Map(readServices().map(([slug, service]) => [slug, service]));
    const listed = contracts.flatMap(examplesOf).flatMap(([, , value]) =>
      leavesOf(value)
        .filter((leaf) => leaf.name === 'services')
        .flatMap((leaf) => leaf.value as Record<string, unknown>[]),
    );
    const known = listed.filter((service) => catalogue.has(String(service.slug)));
    expect(known.length).toBeGreaterThan(0);
    for (const service of known) {
      const entry = catalogue.get(String(service.slug));
      expect(
        [service.id, service.direction, service.late_payment, service.refundable],
        String(service.slug),
      ).toEqual([entry?.id, entry?.direction, entry?.late_payment, entry?.refundable]);
    }
  });
});
