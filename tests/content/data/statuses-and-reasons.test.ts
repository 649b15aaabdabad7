// Statuses, transitions and failure reasons against the contract.
import { describe, expect, it } from 'vitest';
import {
  apiErrorCodesSchema as errorSchema,
  failureReasonCodesSchema as reasonSchema,
  transactionStatusesSchema as statusSchema,
} from '@gateway-docs/site-data/tests';
import { readServices, readTable } from './read-data';

const statuses = readTable('transaction-statuses', statusSchema);
const reasons = readTable('failure-reason-codes', reasonSchema);

describe('data/transaction-statuses.yaml', () => {
  it('has the statuses and transitions of the contract', () => {
    expect(Object.fromEntries(statuses.rows.map((row) => [`${row.code} ${row.name}`, row.to]))).toEqual({
      '0 new': [1, 2, 3, 5, 6, 10],
      '1 success': [4],
      '2 failed': [],
      '3 cancelled': [],
      '4 reversed': [],
      '5 expired': [1],
      '6 authorized': [1, 3],
      '10 pending': [1, 2, 3, 5, 6],
    });
  });

  it('is final from 1 to 5 and calls back changes into 1 to 6', () => {
    expect(statuses.rows.filter((row) => row.final).map((row) => row.code)).toEqual([1, 2, 3, 4, 5]);
    expect(statuses.rows.filter((row) => row.callback).map((row) => row.code)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('explains each way out of a final status and the lapsed hold', () => {
    const row = (code: number) => statuses.rows.find((status) => status.code === code);
    expect(row(5)?.to_note).toMatch(/late_payment/);
    expect(row(6)?.to_note).toMatch(/lapses/);
  });

  it('has words for the recipient of a payout in each status that a payout reaches, and none of a refund', () => {
    const reached = readServices()
      .filter(([, { direction }]) => direction === 'payout')
      .flatMap(([, { example }]) => example.status);
    const told = statuses.rows.filter(({ recipient_text: text }) => text !== undefined);
    expect(told.map(({ code }) => code)).toEqual(expect.arrayContaining([...reached, 1, 2, 4]));
    expect(told.filter(({ recipient_text: text = '' }) => /refund|you pa(y|id)/i.test(text))).toEqual([]);
    const reversed = statuses.rows.find(({ name }) => name === 'reversed');
    expect(reversed?.meaning).toMatch(/Of a payment, .*Of a payout, /);
  });

  it('ships on status 1 only', () => {
    for (const row of statuses.rows.filter((status) => status.code !== 1)) {
      expect(row.entitles, row.name).not.toMatch(/^Ship/);
    }
    expect(statuses.rows.find((row) => row.code === 1)?.entitles).toMatch(/^Ship .*once/);
  });
});

describe('data/failure-reason-codes.yaml', () => {
  it('uses each of its groups', () => {
    const used = new Set(reasons.rows.map((row) => row.group));
    expect(reasons.groups.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
  });

  it('shares no code with the API error codes', () => {
    const errors = new Set(readTable('api-error-codes', errorSchema).rows.map((row) => row.code));
    expect(reasons.rows.filter((row) => errors.has(row.code))).toEqual([]);
    expect(Math.max(...errors)).toBeLessThan(1000);
  });

  it('keeps reasons of fraud from the payer: the text is that of a decline without a reason', () => {
    const plain = reasons.rows.find((row) => row.code === 1001)?.payer_text;
    const hidden = reasons.rows.filter((row) => row.group === 'antifraud' || row.slug === 'card_blocked');
    expect(hidden.length).toBeGreaterThanOrEqual(4);
    for (const row of hidden) {
      expect(row.payer_text, row.slug).toBe(plain);
      expect(row.retry, row.slug).toBe('never');
      expect(row.remedy, row.slug).toMatch(/Do not tell the payer/);
    }
    for (const row of reasons.rows)
      expect(row.payer_text, row.slug).not.toMatch(/fraud|risk|stop list|stolen|lost/i);
  });

  it('has no reason for a payer who gave up or for time that ran out: these are statuses', () => {
    for (const row of reasons.rows)
      expect(row.text, row.slug).not.toMatch(/cancelled|gave up|time ran out|expired in/i);
  });
});
