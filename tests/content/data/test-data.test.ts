// The sandbox data: check digits, unique triggers, and a scenario for everything that can happen.
import { validateIBAN } from 'ibantools';
import { luhnChecksumValidate } from 'stdnum/lib/cjs/util/checksum';
import { describe, expect, it } from 'vitest';
import { testCardsSchema } from '@gateway-docs/site-data/tests';
import { readTable } from './read-data';

const table = readTable('test-cards', testCardsSchema);
const ofKind = (kind: string) => table.rows.filter((row) => row.kind === kind);

describe('data/test-cards.yaml', () => {
  it('has cards that pass the Luhn check and are obviously fictional', () => {
    for (const row of ofKind('card')) {
      expect(luhnChecksumValidate(row.value), row.value).toBe(true);
      expect(row.value, row.id).toMatch(/^(4111111111111111|5555555555554444|40000000000\d{5})$/);
    }
  });

  it('writes the failure reason into the number of a card that is declined at once', () => {
    for (const row of ofKind('card')) {
      if (row.outcome.failure_reason_code === undefined) continue;
      expect(row.value.slice(11, 15), row.id).toBe(String(row.outcome.failure_reason_code));
    }
  });

  it('has accounts that are valid IBANs', () => {
    for (const row of ofKind('account')) expect(validateIBAN(row.value).valid, row.value).toBe(true);
  });

  it('covers every value of payer_auth and every outcome of a card', () => {
    const auths = new Set(ofKind('card').map((row) => row.outcome.payer_auth));
    expect([...auths].sort()).toEqual(['3DS', 'LOOKUP', 'NONE', 'OTP', 'REDIRECT', 'UNKNOWN']);
    const ends = new Set(ofKind('card').map((row) => row.callbacks.at(-1)));
    expect([...ends].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('never gives one trigger two meanings: scenarios of one value differ in their later steps only', () => {
    const first = new Map<string, string>();
    for (const row of table.rows) {
      const { then: _, ...reply } = row.outcome;
      const key = Object.values(row.trigger).join(' ');
      const before = first.get(key);
      if (before !== undefined) expect(JSON.stringify(reply), row.id).toBe(before);
      first.set(key, JSON.stringify(reply));
    }
  });

  it('has prefixes of which none hides another', () => {
    const prefixes = [...new Set(ofKind('external_id_prefix').map((row) => row.trigger.text))];
    for (const prefix of prefixes) {
      expect(
        prefixes.filter((other) => other !== prefix && other.startsWith(prefix)),
        prefix,
      ).toEqual([]);
      expect(prefix).toMatch(/-$/);
    }
    for (const row of ofKind('external_id_prefix')) expect(row.value.length, row.id).toBeLessThanOrEqual(48);
  });

  it('has an expiry date in the future', () => {
    const { expire_month: month, expire_year: year } = table.defaults;
    expect(new Date(Number(year), Number(month)).getTime()).toBeGreaterThan(Date.now());
  });
});
