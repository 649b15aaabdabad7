/** What the rows and sentences of a guide tell a merchant to do after a code or a status: money is paid out, sent back or asked for once. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import type { Service } from '@gateway-docs/site-data/services';
import { serviceGuides, servicesAt } from '../guides/read-guides';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const ofRoute = (route: string): Service[] => servicesAt(reference.services, route);

describe('the rows of a guide', () => {
  const read = () =>
    serviceGuides.flatMap(({ file, route, text }) =>
      text.split('\n').map((line) => ({ file, line, services: ofRoute(route) })),
    );
  const lines = (found: ReturnType<typeof read>): string[] =>
    found.map(({ file, line }) => `${file}: ${line}`);

  it('send the call of a refund again after a top-up, and not because nothing is left', () => {
    const both = read().filter(({ line }) =>
      /^\|[^|]*\{error\((105|205)\)\}[^|]*\{error\((205|105)\)\}/.test(line),
    );
    expect(both.length).toBeGreaterThan(10);
    const retry = (line: string): string => line.split('|').at(-2) ?? '';
    expect(lines(both.filter(({ line }) => !/error\(105\)|corrected|back into/.test(retry(line))))).toEqual(
      [],
    );
  });

  it('pay out after a rejected refund only when find has shown that the money did not go back', () => {
    const paysOut = read().filter(
      ({ line }) =>
        /^\|[^|]*\{error\(205\)\}/.test(line) &&
        /pay\s?out|bank transfer/i.test(line.split('|').slice(3).join('|')),
    );
    expect(paysOut.length).toBeGreaterThan(15);
    expect(lines(paysOut.filter(({ line }) => !line.includes('{status(1)}')))).toEqual([]);
  });

  it('look for a dispute before another payment goes out: it rejects a refund with the same code, and find does not show it', () => {
    const decisions = read().filter(
      ({ line, services }) =>
        services.some(({ chargeback, refundable }) => chargeback && refundable !== 'no') &&
        /\{error\(205\)\}( at \{status\(1\)\}|[,.;:]| *\|| at cancel)/.test(line) &&
        /at \{status\(1\)\}|a payout to an account|a transfer to the payer/.test(line),
    );
    expect(decisions.length).toBeGreaterThan(4);
    const word = /dispute|claim|bank reverses/;
    expect(lines(decisions.filter(({ line }) => !word.test(line)))).toEqual([]);
  });

  it('call a field that is missing 202, as the table of codes does', () => {
    const checks = read().filter(({ line }) => /^\|[^|]*\{error\(204\)\}/.test(line));
    expect(checks.length).toBeGreaterThan(15);
    expect(lines(checks.filter(({ line }) => /\bmissing\b|not there|without/.test(line)))).toEqual([]);
  });

  it('give 216 to the currency of the amount, and not to that of the wallet, which may convert', () => {
    const currency = read().filter(({ line }) => /^\|[^|]*\{error\(216\)\}/.test(line));
    expect(currency.length).toBeGreaterThan(40);
    const wallets = /wallet (?:is )?not in|no [A-Z]{3} wallet|currency of row and wallet/i;
    expect(lines(currency.filter(({ line }) => wallets.test(line)))).toEqual([]);
  });

  it('begin anew after another sender has paid only when the money is back', () => {
    const others = read().filter(({ line }) => /^\|[^|]*\{reason\(8006\)\}.*\| *New id/.test(line));
    expect(others.length).toBeGreaterThan(5);
    expect(lines(others.filter(({ line }) => !/is back|are back|under way/.test(line)))).toEqual([]);
  });

  it('say that a dispute reverses a payment too, where there are disputes', () => {
    const reversed = read().filter(
      ({ line, services }) =>
        /^(\| |- )\{status\(4\)\}(:|\s*\|)/.test(line) && services.some(({ chargeback }) => chargeback),
    );
    expect(reversed.length).toBeGreaterThan(8);
    const word = /dispute|complain|claim|fraud|mechanism|taken back|bank has reversed|banks/;
    expect(lines(reversed.filter(({ line }) => !word.test(line)))).toEqual([]);
  });

  it('never say that a payment which failed had no voucher or code: its first response has one', () => {
    const none =
      /\b(?:no|issued no|made no|gave no) (?:voucher|slip|number|reference|code|account|order|CIP)\b (?:could be|was|were)|could not be made/i;
    const payins = read().filter(
      ({ line, services }) => none.test(line) && services.some(({ direction }) => direction === 'payin'),
    );
    expect(lines(payins.filter(({ line }) => /status\(2\)|reason\(900/.test(line)))).toEqual([]);
  });

  it('name status 4 where a payment can be refunded or a payout can come back', () => {
    const refunded = serviceGuides.filter(({ route }) =>
      ofRoute(route).some(
        ({ refundable, refund_note: note }) => refundable !== 'no' || note.includes('{status(4)}'),
      ),
    );
    expect(refunded.length).toBeGreaterThan(25);
    const silent = refunded.filter(({ text }) => !text.includes('{status(4)}'));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it('name status 3 where they pay out, since a payout can be withdrawn in time', () => {
    const paying = serviceGuides.filter(({ route }) =>
      ofRoute(route).some(({ direction }) => direction === 'payout'),
    );
    expect(paying.length).toBeGreaterThan(15);
    expect(paying.filter(({ text }) => !text.includes('{status(3)}')).map(({ file }) => file)).toEqual([]);
  });

  it('send a refund by a payout only where the guides have one for the country, or your provider names it', () => {
    const all = [...reference.services.values()];
    const reached = new Set(
      all.flatMap(({ direction, countries }) =>
        direction === 'payout' && Array.isArray(countries) ? countries : [],
      ),
    );
    const unreached = all.filter(
      ({ direction, countries }) =>
        direction === 'payin' && Array.isArray(countries) && !countries.some((code) => reached.has(code)),
    );
    expect(unreached.length).toBeGreaterThan(15);
    const pages = serviceGuides.map(({ file, route, text }) => ({
      file,
      text,
      services: unreached.filter(({ home }) => home === route),
    }));
    const silent = pages.filter(
      ({ text, services }) =>
        services.length > 0 &&
        /\bpayout\b|\bpay out\b/i.test(
          `${text} ${JSON.stringify(services.map(({ refund_note }) => refund_note))}`,
        ) &&
        !/[Yy]our provider tells you which payout reaches/.test(text),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
