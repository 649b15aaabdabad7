/**
 * `::method-finder` → a table of every service in the catalogue that has a guide, and the fields that narrow it by country, currency,
 * direction, flow and what the payer must give. The table is complete without JavaScript; each row says in `data-*` what is asked of it.
 */
import { byName } from '../../reference/services/by-name';
import { CATALOGUE_ROUTE } from '../cross-references/routes';
import type { Reference } from '../../reference/reference';
import type { Service } from '../../reference/services/service-schema';
import { jsxBlock } from '../mdast/jsx';
import { downloadLink } from '../cross-references/links';
import { link, paragraph } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { FLOW_SHORT, PAYER_DATA } from '../service/words';
import { countryName } from '../tables/country-name';
import { defineHandler } from './handler';

const COLUMNS = ['Method', 'Direction', 'Where', 'Currencies', 'How it works', 'The payer gives'];
const DIRECTION_SHORT: Readonly<Record<Service['direction'], string>> = { payin: 'Pay-in', payout: 'Payout' };
/** A longer list of countries is counted, because no reader compares it by eye; the filter knows them all. */
const MAX_COUNTRIES = 4;

const codes = (value: Service['countries']): string => (value === 'any' ? value : value.join(' '));

function countriesText({ countries }: Service, reference: Reference): string {
  if (countries === 'any') return 'Any country';
  if (countries.length > MAX_COUNTRIES) return `${countries.length} countries`;
  return countries.map((code) => countryName(code, reference)).join(', ');
}

function row(service: Service, reference: Reference): Row {
  const { name, home, direction, currencies, flow, payer_data: gives } = service;
  const givesText = gives.map((item) => PAYER_DATA[item]).join(', ');
  return {
    cells: [
      [link(home, name)],
      [DIRECTION_SHORT[direction]],
      [countriesText(service, reference)],
      [currencies === 'any' ? 'Any currency' : currencies.join(', ')],
      [FLOW_SHORT[flow]],
      [givesText],
    ],
    data: {
      country: codes(service.countries),
      currency: codes(currencies),
      direction,
      flow,
      gives: gives.join(' '),
    },
  };
}

/** The choices of a field as one string: `BR Brazil|MX Mexico`, in the order of their words. */
function choices<Value extends string>(values: Iterable<Value>, wordOf: (value: Value) => string): string {
  return [...new Set(values)]
    .map((value) => [value, wordOf(value)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([value, word]) => `${value} ${word}`)
    .join('|');
}

const listed = (value: Service['countries']): readonly string[] => (value === 'any' ? [] : value);

export const methodFinder = defineHandler({
  example: '::method-finder',
  attributes: {},
  build: (_attributes, reference) => {
    const services = byName(reference.services.values()).filter(({ home }) => reference.pages.has(home));
    return [
      jsxBlock('MethodFinder', {
        rows: String(services.length),
        country: choices(
          services.flatMap(({ countries }) => listed(countries)),
          (code) => countryName(code, reference),
        ),
        currency: choices(
          services.flatMap(({ currencies }) => listed(currencies)),
          (code) => code,
        ),
        direction: choices(
          services.map(({ direction }) => direction),
          (value) => DIRECTION_SHORT[value],
        ),
        flow: choices(
          services.map(({ flow }) => flow),
          (value) => FLOW_SHORT[value],
        ),
        gives: choices(
          services.flatMap(({ payer_data: gives }) => gives),
          (value) => PAYER_DATA[value],
        ),
      }),
      table(
        COLUMNS,
        services.map((service) => row(service, reference)),
        { label: 'Payment methods', layout: 'records', name: 'methods' },
      ),
      paragraph('The same list for programs: ', downloadLink(CATALOGUE_ROUTE, CATALOGUE_ROUTE.slice(1)), '.'),
    ];
  },
});
