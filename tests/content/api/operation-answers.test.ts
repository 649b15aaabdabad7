/**
 * The responses of an operation: in v2 the HTTP statuses are those of the codes that it can answer, and every error shown is real.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { bodiesOf, loadContracts, type Contract } from './support/contract';
import { errorRows, factsOf, labelled } from './support/operations';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

describe('the answers of an operation', () => {
  it('have in v2 the HTTP statuses of the codes that it can answer, and in v1 always 200', () => {
    for (const { label, contract, located } of labelled(contracts)) {
      if (located.direction === 'callback') continue;
      const documented = Object.keys(located.operation.responses ?? {}).map(Number);
      const ofCodes = (factsOf(located).errors ?? []).map((code) => errorRows.get(code)?.http_status_v2 ?? 0);
      const expected = contract.family.endsWith('v1')
        ? [200]
        : [...new Set([200, 405, 413, 415, ...ofCodes])];
      expect(
        documented.sort((a, b) => a - b),
        label,
      ).toEqual(expected.sort((a, b) => a - b));
    }
  });

  it('show errors with the code, the title and the HTTP status of the table, and only such that can happen', () => {
    let shown = 0;
    for (const contract of contracts) {
      for (const body of bodiesOf(contract)) {
        for (const [name, { value }] of Object.entries(body.examples)) {
          const { error } = value as { error?: { code: number; title: string } };
          if (!name.startsWith('error-')) {
            if (body.role !== 'request')
              expect(error, `${body.label} ${name}`).toEqual({ code: 0, title: 'Success', message: null });
            continue;
          }
          shown += 1;
          const row = errorRows.get(error?.code ?? -1);
          expect(name.replace(/^error-(\d+).*$/, '$1'), body.label).toBe(String(error?.code));
          expect(error?.title, body.label).toBe(row?.title);
          expect(factsOf(body.operation).errors, `${body.label} ${name}`).toContain(error?.code);
          const transport = { '405': 10, '413': 10, '415': 10 }[body.status ?? ''];
          if (contract.family.endsWith('v2'))
            expect(transport ?? row?.http_status_v2, `${body.label} ${name}`).toBe(
              transport ? 10 : Number(body.status),
            );
        }
      }
    }
    expect(shown).toBeGreaterThan(500);
  });

  it('show every code that it can answer', () => {
    const codeOf = (name: string): number => Number(/^error-(\d+)$/.exec(name)?.[1]);
    for (const contract of contracts) {
      const bodies = bodiesOf(contract);
      for (const located of contract.operations.filter(({ direction }) => direction === 'call')) {
        const shown = bodies
          .filter(({ operation }) => operation === located)
          .flatMap(({ examples }) => Object.keys(examples).map(codeOf))
          .filter((code) => !Number.isNaN(code));
        expect(
          shown.sort((a, b) => a - b),
          `${contract.family} ${located.operation.operationId ?? ''}`,
        ).toEqual(factsOf(located).errors);
      }
    }
  });

  it('say with 429 when to come back', () => {
    for (const { label, contract, located } of labelled(contracts)) {
      if (located.direction === 'callback' || contract.family.endsWith('v1')) continue;
      expect(Object.keys(located.operation.responses?.['429']?.headers ?? {}), label).toContain(
        'Retry-After',
      );
    }
  });

  it('carry the id of the request, an error too', () => {
    for (const { label, located } of labelled(contracts)) {
      if (located.direction === 'callback') continue;
      for (const [status, { headers = {} }] of Object.entries(located.operation.responses ?? {}))
        expect(Object.keys(headers), `${label} ${status}`).toContain('X-Request-Id');
    }
  });

  it('carry only statuses that the facts name', () => {
    for (const contract of contracts) {
      for (const body of bodiesOf(contract).filter(({ role }) => role === 'success')) {
        const { statuses: states = [] } = factsOf(body.operation);
        if (states.length === 0) continue;
        for (const { value } of Object.values(body.examples)) {
          const response = (value as { response: { status?: number } | null }).response;
          if (typeof response?.status === 'number') expect(states, body.label).toContain(response.status);
        }
      }
    }
  });
});
