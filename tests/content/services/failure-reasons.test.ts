/**
 * One cause, one reason: a wrong PIN of a wallet or bank has the reason of the PIN in every guide and diagram, and a payout never fails for
 * the payer's lack of money, because the merchant's own shortage is an error before registration.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import type { SiteData } from '@gateway-docs/contract';
import { siteDir } from '../api/support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const reasons = () => reference.tables['failure-reason-codes'].rows;
const WRONG_PIN = /wrong M?PIN|\bM?PIN (is |was )?(wrong|locked)/;

describe('a wrong PIN', () => {
  it('has its own reason wherever a reason is named beside it', () => {
    const pin = reasons().find(({ slug }) => slug.includes('pin'))?.code;
    expect(pin).toBeDefined();
    const lines = ['docs/services', 'data/flows']
      .flatMap((folder) => listFiles(siteDir, folder))
      .flatMap((file) =>
        readFileSync(path.join(siteDir, file), 'utf8')
          .split('\n')
          .map((line, index, all) => {
            // In a diagram the reason stands in the lines below the branch.
            const text = file.endsWith('.mmd') ? all.slice(index, index + 3).join(' ') : line;
            return { place: `${file}:${index + 1}`, line, text };
          }),
      )
      .filter(({ line, text }) => WRONG_PIN.test(line) && text.includes('{reason('));
    expect(lines.length).toBeGreaterThan(4);
    const wrong = lines.filter(({ text }) => !text.includes(`{reason(${String(pin)})}`));
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});

describe('a payout', () => {
  it("does not fail for a payer's lack of money", () => {
    const ofFunds = new Set(
      reasons()
        .filter(({ group }) => group === 'insufficient_funds')
        .map(({ code }) => code),
    );
    expect(ofFunds.size).toBeGreaterThan(0);
    const wrong = [...reference.services.values()].filter(
      ({ direction, failure_reasons: codes }) =>
        direction === 'payout' && codes.some((code) => ofFunds.has(code)),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    const history = readFileSync(path.join(siteDir, 'cabinet/payout/history.mdx'), 'utf8');
    for (const code of ofFunds) expect(history).not.toContain(`{reason(${code})}`);
  });
});
