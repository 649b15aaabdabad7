/**
 * Every scenario of a guide says what its reader does: on a hosted page the payer acts, and a payout speaks of no payment.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '@gateway-docs/site-data/model';
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { playedScenario, type PlayedScenario, type Service } from '@gateway-docs/site-data/services';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

function played(isWanted: (service: Service) => boolean): PlayedScenario[] {
  const { rows } = reference.tables['test-cards'];
  return [...reference.services.values()]
    .filter(isWanted)
    .flatMap((service) => service.scenarios.map((scenario) => playedScenario(service, scenario, rows)));
}

const isHosted = ({ call }: Service) => call === 'create';

describe('scenarios on a hosted page', () => {
  it('leave card and code to the payer', () => {
    const byMerchant = played(isHosted).filter(
      ({ sent, outcome }) =>
        sent?.field === 'fields.card_number' ||
        outcome.then?.some((step) => step.by === 'merchant' && step.call === 'transaction-update'),
    );
    expect(byMerchant.map(({ id }) => id)).toEqual([]);
  });

  it('begin with a new transaction, because create answers nothing else', () => {
    const others = played(isHosted).filter(
      ({ outcome }) => (outcome.status ?? 0) !== 0 || outcome.payer_auth,
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('have the payer type the test card', () => {
    const paid = played(isHosted).find(({ id }) => id === 'acquiring-form-3ds-passed');
    expect(paid?.sent).toBeUndefined();
    expect(paid?.outcome.then?.map((step) => step.by === 'payer' && step.action)).toEqual([
      'Enters the card 4000000000000119 on the hosted page',
      'Presses "Pass the check" on the page of the bank',
    ]);
  });
});

describe('scenarios that end because nobody paid in time', () => {
  it('are those of services whose response says when the time is over', () => {
    const withEnd = [...reference.services.values()].filter(
      (service) =>
        service.direction === 'payin' &&
        played((one) => one === service).some(({ callbacks }) => callbacks.includes(5)),
    );
    expect(withEnd.length).toBeGreaterThan(20);
    const unsaid = withEnd.filter((service) => {
      const { response } = serviceBodies(service, reference.operations, reference.operator);
      return typeof objectOf(response.response).expires_at !== 'string';
    });
    // The address for coins is asked for by a call of its own, which says its end.
    expect(unsaid.map(({ slug }) => slug)).toEqual(['cryptofiat']);
  });
});

describe('scenarios of a payment after the end', () => {
  it('are those of services that take late payments', () => {
    const named = (isWanted: (service: Service) => boolean) =>
      [...reference.services.values()].filter(isWanted).map(({ slug }) => slug);
    const withLate = named((service) =>
      service.scenarios.some((scenario) => 'test' in scenario && scenario.test === 'amount-late'),
    );
    // The page of the sandbox takes cards alone, and they are never paid late.
    const late = named(({ late_payment: isLate, slug }) => isLate && slug !== 'invoicing_service');
    expect(withLate.length).toBeGreaterThan(15);
    expect(withLate).toEqual(late);
  });
});

describe('scenarios of payouts', () => {
  it('speak of no payer and of no payment', () => {
    const titles = played(({ direction }) => direction === 'payout').map(({ row }) => row?.title ?? '');
    expect(titles.filter((title) => /\bpayer|\bpaid\b(?! out)|reversed|payment(?!s)/i.test(title))).toEqual(
      [],
    );
  });
});
