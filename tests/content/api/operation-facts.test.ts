/**
 * The facts of an operation are honest: complete, and every code, status, operation and page that they name exists.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { suggest } from '@gateway-docs/kit';
import { loadContracts, type Contract } from './support/contract';
import {
  callsOf,
  errorRows,
  factsOf,
  labelled,
  routes,
  statusCodes,
  takesBearer,
} from './support/operations';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

/** Answered by every signed call, and by every call with a bearer token. */
const COMMON = [10, 11, 12, 13, 14, 15, 17, 224];
const COMMON_BEARER = [10, 12, 13, 14, 15, 16, 17, 19];

describe('the facts of an operation', () => {
  it('are complete', () => {
    for (const { label, located } of labelled(contracts)) {
      const facts = factsOf(located);
      for (const key of ['purpose', 'when', 'idempotency', 'retry', 'since'] as const)
        expect(facts[key], `${label} ${key}`).toBeTypeOf('string');
      for (const key of ['before', 'after'] as const)
        expect(facts[key]?.length, `${label} ${key}`).toBeGreaterThan(0);
    }
  });

  it('name operations and pages that exist before and after', () => {
    const ids = new Set(labelled(contracts).map(({ located }) => located.operation.operationId));
    for (const { label, located } of labelled(contracts)) {
      for (const next of [...(factsOf(located).before ?? []), ...(factsOf(located).after ?? [])]) {
        const isThere = next.startsWith('/') ? routes.includes(next) : ids.has(next);
        const what = isThere
          ? ''
          : `${label}: before or after names ${next}. ${suggest(next, [...routes, ...ids].map(String))}`;
        expect(isThere, what).toBe(true);
      }
    }
  });

  it('name codes and statuses that exist, each once and in order', () => {
    for (const { label, located } of labelled(contracts)) {
      const { errors: codes = [], statuses: states = [] } = factsOf(located);
      for (const code of codes)
        expect(errorRows.has(code), `${label}: data/api-error-codes.yaml has no code ${code}`).toBe(true);
      for (const state of states)
        expect(statusCodes.has(state), `${label}: data/transaction-statuses.yaml has no code ${state}`).toBe(
          true,
        );
      for (const list of [codes, states])
        expect([...list], label).toEqual([...new Set(list)].sort((a, b) => a - b));
    }
  });

  it('include the codes that every call can answer', () => {
    for (const { label, contract, located } of labelled(contracts)) {
      if (located.direction === 'callback') continue;
      const bearer = takesBearer(located);
      const common = bearer
        ? COMMON_BEARER
        : COMMON.filter((code) => code !== 224 || contract.family.endsWith('v2'));
      expect(factsOf(located).errors, label).toEqual(expect.arrayContaining(common));
    }
  });

  it('leave out a wrong v2 signature in v1', () => {
    for (const contract of contracts.filter(({ family }) => family.endsWith('v1')))
      for (const located of callsOf(contract)) expect(factsOf(located).errors).not.toContain(224);
  });

  it('have words of their own only for codes that the operation can answer', () => {
    for (const { label, located } of labelled(contracts)) {
      const { errors: codes = [], error_texts: texts = {} } = factsOf(located);
      for (const [code, text] of Object.entries(texts)) {
        expect(codes, `${label} text ${code}`).toContain(Number(code));
        expect(Object.keys(text), `${label} text ${code}`).not.toEqual([]);
      }
    }
  });

  it('charge nobody by an unknown outcome of a call that takes no payment', () => {
    const unknown = labelled(contracts).filter(({ located }) => factsOf(located).errors?.includes(301));
    const general = unknown.filter(({ located }) => !factsOf(located).error_texts?.['301']?.cause);
    expect(unknown.length).toBeGreaterThan(general.length);
    for (const { label } of general) expect(label).toContain('transaction-pay');
  });

  it('say something else there than the table of codes, in whose place it stands', () => {
    const repeated = labelled(contracts).flatMap(({ label, located }) =>
      Object.entries(factsOf(located).error_texts ?? {}).flatMap(([code, { cause, remedy }]) => {
        const row = errorRows.get(Number(code));
        return cause === row?.cause || remedy === row?.remedy ? [`${label} text ${code}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('speak of errors and statuses that exist', () => {
    const texts = JSON.stringify(contracts.map((contract) => contract.published));
    const spoken = (word: string): number[] =>
      [...texts.matchAll(new RegExp(`\\b${word} (\\d+)(?!\\d)`, 'g'))].map((match) => Number(match[1]));
    expect(texts).not.toMatch(/\{(?:error|status|reason|op)\(/);
    expect(spoken('error').length).toBeGreaterThan(50);
    expect([...new Set(spoken('error'))].filter((code) => !errorRows.has(code))).toEqual([]);
    expect([...new Set(spoken('status'))].filter((code) => !statusCodes.has(code) && code < 200)).toEqual([]);
  });
});
