/**
 * A guide prints what is true of its own services: the chips name both directions where it has both, the codes of a payout have what every
 * payout can answer, and a fact sheet says nothing of a direction or a country that the guide does not have.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import { statedValues } from '@gateway-docs/site-data/schemes';
import type { Service } from '@gateway-docs/site-data/services';
import { facts } from '../../../src/remark/service/facts';
import { codesOf } from '../../../src/remark/service/scenarios';
import { serviceGuides } from '../guides/read-guides';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const ofRoute = (route: string): Service[] =>
  [...reference.services.values()].filter(({ home }) => home === route);

/** Each value of a sheet that a guide shows, with the services of the guide. */
const printed = () =>
  serviceGuides.flatMap(({ file, route, text }) =>
    [...text.matchAll(/^::scheme\{#(\w+)\}/gm)].flatMap(([, sheet = '']) => {
      const scheme = reference.schemes.get(sheet);
      const values = scheme ? statedValues(scheme) : [];
      return values.map(({ label, value }) => ({
        place: `${file}: ${sheet}`,
        sheet,
        text: `${label} ${value}`,
        services: ofRoute(route),
      }));
    }),
  );

const foreign = (isForeign: (row: ReturnType<typeof printed>[number]) => boolean): string[] =>
  printed()
    .filter(isForeign)
    .map(({ place, text }) => `${place}: ${text}`);

describe('a guide to both directions', () => {
  it('names the other one in its chips, with the way to its facts', () => {
    const twoWay = [...reference.services.values()].flatMap((service) => {
      const others = ofRoute(service.home).filter(({ direction }) => direction !== service.direction);
      return others.length === 0 ? [] : [{ service, others }];
    });
    expect(twoWay.length).toBeGreaterThan(10);
    const silent = twoWay.filter(({ service, others }) => {
      const chips = JSON.stringify(facts(service, reference)[1]);
      return !others.some(({ slug }) => chips.includes(`"#${slug}-facts"`));
    });
    expect(silent.map(({ service }) => service.slug)).toEqual([]);
  });
});

describe('the codes of a service', () => {
  const isPayout = ({ direction }: Service) => direction === 'payout';
  it.each<[number, (service: Service) => boolean]>([
    [105, (service) => isPayout(service) || service.refundable !== 'no'],
    [202, ({ fields }) => fields.length > 0],
    [204, isPayout],
    [209, () => true],
    [218, isPayout],
    [219, isPayout],
    [240, () => true],
  ])('have %d where it can come', (code, canCome) => {
    const lacking = [...reference.services.values()].filter(
      (service) =>
        canCome(service) &&
        !JSON.stringify(codesOf(service, reference)).includes(`/api_error_codes#${code}"`),
    );
    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the note behind a yes or no', () => {
  it('does not say the word again', () => {
    const again = [...reference.services.values()].filter(({ chargeback, chargeback_note: note }) =>
      chargeback
        ? note.startsWith('Possible')
        : /\bno (chargeback|card dispute|card-like)|are no charge/i.test(note),
    );
    expect(again.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the codes of a payment', () => {
  it.each([13, 17, 203, 217, 300])('have %d, as every call that registers one', (code) => {
    const lacking = [...reference.services.values()].filter(({ errors }) => !errors.includes(code));
    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('a first and a last name', () => {
  it('say what a company writes, where they may hold digits', () => {
    const silent = [...reference.services.values()].flatMap(({ slug, fields }) =>
      fields
        .filter((field) => /^(first|last)_name$/.test(field.slug) && field.regex.startsWith('^[^<>@]'))
        .filter(({ hint }) => !/company|CNPJ|NIT/.test(hint))
        .map((field) => `${slug}: ${field.slug}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('a value of a fact sheet in a guide', () => {
  it('has its source on the page, or a link to the guide that has it', () => {
    const guides = serviceGuides.map(({ file, route, text }) => ({
      file,
      route,
      text,
      sheets: [...text.matchAll(/^::scheme\{#(\w+)\}/gm)].map(([, id]) => id),
    }));
    const unsourced = guides.flatMap(({ file, text, sheets }) =>
      [...new Set([...text.matchAll(/\{scheme\((\w+)\)/g)].map(([, id]) => id))]
        .filter((id) => !sheets.includes(id))
        .filter(
          (id) =>
            !guides.some((other) => other.sheets.includes(id) && text.includes(`(${other.route}#scheme)`)),
        )
        .map((id) => `${file}: ${String(id)}`),
    );
    expect(unsourced).toEqual([]);
  });
});

describe('a time of a fact sheet', () => {
  it('stands in the guide by its reference, so that it changes with the sheet', () => {
    const TIME = /\d+(?: to \d+)? (?:business |banking )?(?:day|month|hour|minute|second)s?\b/g;
    const copied = serviceGuides.flatMap(({ file, text }) => {
      const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/\{[^}]*\}/g, '');
      const written = new Set(body.match(TIME));
      return [...text.matchAll(/^::scheme\{#(\w+)\}/gm)].flatMap(([, id = '']) => {
        const scheme = reference.schemes.get(id);
        return (scheme ? statedValues(scheme) : [])
          .filter(({ value }) => (value.match(TIME) ?? []).some((time) => written.has(time)))
          .map(({ key, value }) => `${file}: ${id}.${key} is "${value}"`);
      });
    });
    expect(copied).toEqual([]);
  });
});

describe('a fact sheet on a guide', () => {
  it('is one of its services', () => {
    expect(printed().length).toBeGreaterThan(200);
    expect(
      foreign(({ sheet, services }) => !services.some(({ schemes }) => schemes.includes(sheet))),
    ).toEqual([]);
  });

  it('says nothing of payouts or gift cards where the guide has none', () => {
    expect(
      foreign(
        ({ text, services }) =>
          /payouts?\b|gift card/i.test(text) && !services.some(({ direction }) => direction === 'payout'),
      ),
    ).toEqual([]);
  });

  it('names no country that is not of the guide', () => {
    const { rows } = reference.tables['country-codes'];
    expect(
      foreign(({ text, services }) => {
        const own = services.flatMap(({ countries }) => countries);
        const names = rows.filter(
          ({ alpha2, name }) => !own.includes(alpha2) && new RegExp(`\\b${name}\\b`).test(text),
        );
        return !own.includes('any') && names.length > 0;
      }),
    ).toEqual([]);
  });
});

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

  it('call a field that is missing 202, as the table of codes does', () => {
    const checks = read().filter(({ line }) => /^\|[^|]*\{error\(204\)\}/.test(line));
    expect(checks.length).toBeGreaterThan(15);
    expect(lines(checks.filter(({ line }) => /\bmissing\b|not there|without/.test(line)))).toEqual([]);
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
