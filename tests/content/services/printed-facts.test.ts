/**
 * A guide prints what is true of its own services: each direction stands in its own part where it has both, the codes of a payout have what every
 * payout can answer, and a fact sheet says nothing of a direction or a country that the guide does not have.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import { statedValues } from '@gateway-docs/site-data/schemes';
import type { Service } from '@gateway-docs/site-data/services';
import { scenarios } from '../../../src/remark/service/scenarios';
import { root, serviceGuides, servicesAt } from '../guides/read-guides';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

const ofRoute = (route: string): Service[] => servicesAt(reference.services, route);

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
  it('has the switch between them, and says of each what is of it alone', () => {
    const twoWay = serviceGuides.filter(
      ({ route }) => new Set(ofRoute(route).map(({ direction }) => direction)).size > 1,
    );
    expect(twoWay.length).toBeGreaterThan(5);
    const inOrder =
      /^::direction\{#payin\}$[^]+^::direction\{#payout\}\n\n## .+ \{#payout\}$[^]+^::direction\{#both\}$/m;
    expect(twoWay.filter(({ text }) => !inOrder.test(text)).map(({ file }) => file)).toEqual([]);
    const misplaced = twoWay.flatMap(({ file, route, text }) => {
      const payout = text.slice(text.indexOf('::direction{#payout}'), text.indexOf('::direction{#both}'));
      return ofRoute(route)
        .filter(({ slug, direction }) => (direction === 'payout') !== payout.includes(`::service{#${slug} `))
        .map(({ slug }) => `${file}: ${slug}`);
    });
    expect(misplaced).toEqual([]);
  });
});

describe('the codes of a service', () => {
  const isPayout = ({ direction }: Service) => direction === 'payout';
  it.each<[number, (service: Service) => boolean]>([
    [105, (service) => isPayout(service) || service.refundable !== 'no'],
    [108, ({ currencies, example }) => currencies.length !== 1 && example.amount !== undefined],
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
        !JSON.stringify(scenarios(service, reference, 0)).includes(`/api_error_codes#${code}"`),
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

describe('the number by which a scheme finds a payment', () => {
  it('comes with a transaction of each service whose sheet names it; the one of cards comes with clearing', () => {
    const named = [...reference.services.values()].filter(({ schemes }) =>
      schemes.some((id) => id !== 'cards' && reference.schemes.get(id)?.facts.reference),
    );
    expect(named.length).toBeGreaterThan(7);
    expect(named.filter((service) => service.reference === undefined).map(({ slug }) => slug)).toEqual([]);
  });
});

describe('a value that one provider sets', () => {
  it('is called so in the sentence or the row that says it', () => {
    const entries = path.join(root, 'data/services');
    const texts = [
      ...serviceGuides.map(({ file, text }) => [file, text] as const),
      ...readdirSync(entries).map((file) => [file, readFileSync(path.join(entries, file), 'utf8')] as const),
    ];
    const ofProvider = (id = '', key = '') => {
      const scheme = reference.schemes.get(id);
      const { facts = {}, rules = [] } = scheme ?? {};
      return [...Object.entries(facts), ...rules.map((rule) => [rule.id, rule] as const)].some(
        ([name, { by }]) => name === key && by === 'provider',
      );
    };
    const said = texts.flatMap(([file, text]) =>
      text
        .split(/\n|(?<=[.!?])\s/)
        .filter((sentence) =>
          [...sentence.matchAll(/\{scheme\((\w+)\)\.(\w+)\}/g)].some(([, id, key]) => ofProvider(id, key)),
        )
        .map((sentence) => ({ file, sentence })),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ sentence }) => !/provider/i.test(sentence))).toEqual([]);
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
