import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openHead } from '../tests/open-head';
import { isWhole } from './offer';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'offer-'));
const file = path.join(folder, 'profile.yaml');
const profile = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as object;

/** Writes a profile with this offer. */
function offering(offer: unknown): void {
  writeFileSync(file, stringify({ ...profile, offer }));
}

afterEach(() => rmSync(file, { force: true }));

const problem = (offer: unknown): string => {
  offering(offer);
  try {
    openHead(root, file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no mistake was found';
};

describe('the offer of a profile', () => {
  it('is everything where the key is left out', () => {
    expect(isWhole(openHead(root).offer)).toBe(true);
  });

  it('names the file, each unknown name and what exists', () => {
    expect(
      problem({
        services: { only: ['picpai'] },
        countries: { except: ['XX'] },
        operations: { except: ['transaction-cancle'] },
      }),
    ).toMatch(
      /profile\.yaml is not valid:\n {2}offer\.services: there is no "picpai"\. Did you mean "picpay".*\n {2}offer\.countries: there is no "XX"\. .*\n {2}offer\.operations: there is no "transaction-cancle"\. Did you mean "transaction-cancel"/,
    );
    expect(problem({ services: ['pix'] })).toContain(
      'offer.services: write all, { only: [...] } or { except: [...] }',
    );
    expect(problem({ methods: 'all' })).toContain(
      'unknown key "methods"; the keys here are: services, kinds, payins',
    );
  });

  it.each([
    [
      'a service whose call is not offered',
      { operations: { except: ['transaction-create'] } },
      'leaves out transaction-create, by which these services are used: ',
    ],
    [
      'a hold without a capture',
      { operations: { except: ['transaction-complete'] } },
      'leaves out transaction-complete, by which',
    ],
    [
      'no way to learn the result',
      { operations: { except: ['transaction-find'] } },
      'by which merchants learn how a payment ended',
    ],
    [
      'a service in a country that is not served',
      { services: { only: ['pix', 'blik'] }, countries: { only: ['BR'] } },
      'offer.services names blik, which works in PL only',
    ],
    [
      'a service of a direction that is left out',
      { services: { only: ['pix', 'pix_payout'] }, payouts: false },
      'offer.services names pix_payout, and offer.payouts is false. Take one of them out.',
    ],
    [
      'a kind that does not exist',
      { kinds: { except: ['cripto'] } },
      'offer.kinds: there is no "cripto". Did you mean "crypto"',
    ],
    [
      'no service at all',
      { services: { only: ['pix'] }, countries: { except: ['BR'] } },
      'offer leaves no service at all',
    ],
  ])('refuses %s', (_what, offer, message) => {
    expect(problem(offer)).toContain(message);
  });

  it('leaves out a direction and a kind, with the calls that serve nothing else', () => {
    offering({ payouts: false, kinds: { except: ['crypto'] } });
    const { without } = openHead(root, file).offer;
    expect([[...without.direction], [...without.kind]]).toEqual([['payout'], ['crypto']]);
    expect(['pix', 'pix_payout', 'cryptofiat'].map((slug) => without.service.has(slug))).toEqual([
      false,
      true,
      true,
    ]);
    expect([...without.operation].sort()).toEqual([
      'transaction-get-crypto-address',
      'transaction-resend-giftcode',
    ]);
  });

  it('leaves out services of countries that are not served, with their fact sheets and their ids', () => {
    offering({
      services: { only: ['pix', 'acquiring_form', 'spei', 'spei_payout'] },
      countries: { except: ['PL'] },
      v1: false,
    });
    const { v1, without } = openHead(root, file).offer;
    expect(v1).toBe(false);
    expect([without.service.has('pix'), without.service.has('blik')]).toEqual([false, true]);
    expect([without.scheme.has('pix'), without.scheme.has('blik')]).toEqual([false, true]);
    expect([without.serviceId.has(1052), without.serviceId.has(1060)]).toEqual([false, true]);
    expect([...without.direction]).toEqual([]);
    offering({ countries: { only: ['BR', 'DE'] } });
    expect([...openHead(root, file).offer.without.service]).toContain('blik');
    expect([...openHead(root, file).offer.without.service]).not.toContain('europe_open_banking');
  });
});
