/**
 * After some failure reasons the payer may have sent money all the same. A guide whose service has one of them must not say of status 2
 * that nothing was taken, and no text tells such a payer to pay again at once.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { siteDir } from '../api/support/contract';
import { serviceGuides } from './read-guides';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const withMoney = () => reference.tables['failure-reason-codes'].rows.filter(({ money_sent: sent }) => sent);

/** A whole line about status 2 that promises that no money moved, and names no exception. */
const PROMISES = /\{status\(2\)\}.*\b(nothing was (taken|sent)|no money (has )?moved|not charged)\b/i;

describe('failure reasons after which money may have been sent', () => {
  it('exist, and do not tell the payer to pay again at once', () => {
    expect(withMoney().map(({ code }) => code)).toEqual([8005, 8006]);
    for (const { payer_text: text } of withMoney())
      expect(text).toMatch(/do not pay again|wait until it is back/);
  });

  it('are no surprise after the guide of a method', () => {
    const codes = withMoney().map(({ code }) => code);
    const wrong = [...reference.services.values()]
      .filter(({ failure_reasons: reasons }) => reasons.some((code) => codes.includes(code)))
      .flatMap(({ home }) => {
        const guide = serviceGuides.find(({ route }) => route === home);
        if (guide === undefined) return [];
        const lines = readFileSync(path.join(siteDir, guide.file), 'utf8').split('\n');
        return lines
          .filter((line) => PROMISES.test(line) && !codes.some((code) => line.includes(`reason(${code})`)))
          .map((line) => `${home}: ${line.slice(0, 160)}`);
      });
    expect(wrong).toEqual([]);
  });

  it('are the exception on the page about callbacks', () => {
    const line = readFileSync(path.join(siteDir, 'docs/callbacks.mdx'), 'utf8')
      .split('\n')
      .find((text) => text.startsWith('| {status(2)} '));
    for (const { code } of withMoney()) expect(line).toContain(`{reason(${code})}`);
  });
});

describe('a voucher that was cancelled', () => {
  it('can have been paid: its guide leads to what becomes of the cash', () => {
    const silent = [...reference.services.values()]
      .filter(({ flow, late_payment: late }) => flow === 'voucher' && late)
      .flatMap(({ slug, home }) => {
        const guide = serviceGuides.find(({ route }) => route === home);
        if (guide === undefined) return [];
        const text = readFileSync(path.join(siteDir, guide.file), 'utf8');
        return text.includes('](/reference/transaction_statuses#unmatched)') ? [] : [slug];
      });
    expect(silent).toEqual([]);
  });
});
