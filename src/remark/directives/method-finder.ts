/**
 * `::method-finder` → every service of the catalogue that has a guide, the local ones first and those that are bound to no country in a closed block
 * after them, and the fields that narrow both by country, currency, direction, flow and what the payer must give. All of it stands there
 * without JavaScript; each row says in `data-*` what is asked of it.
 */
import { finder as texts } from '../../../data/texts/directives.json';
import { fillText } from '../../base/fill-text';
import { type Service, byPlace, isLocal } from '@gateway-docs/site-data/services';
import { CATALOGUE_ROUTE } from '../cross-references/routes';
import type { SiteData } from '@gateway-docs/contract';
import type { Block, Inline, Row } from '../mdast';
import { details, factLine, filled, jsxBlock, jsxInline, link, paragraph, table } from '../mdast';
import { callLinks, downloadLink } from '../cross-references/links';
import { methodMark } from '../cross-references/method-mark';
import words from '../../../data/texts/services.json';
import { shareText } from '../service/facts';
import { countryName } from '../tables/country-name';
import { defineHandler } from './handler';

/** A longer list of countries is counted, because no reader compares it by eye; the filter knows them all. */
const MAX_COUNTRIES = 4;

type Read = (service: Service) => 'any' | readonly string[];

/** What is asked of a method, in the order of the fields. */
const CRITERIA: Readonly<Record<string, Read>> = {
  country: ({ countries }) => countries,
  currency: ({ currencies }) => currencies,
  direction: ({ direction }) => [direction],
  flow: ({ flow }) => [flow],
  gives: ({ payer_data: gives }) => gives,
};

/** What values are called that do not say it themselves. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  direction: texts.direction,
  flow: words.flowShort,
  gives: words.payerData,
};

/** @returns something for each criterion, by its name */
const forEach = (make: (read: Read, name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(CRITERIA).map(([name, read]) => [name, make(read, name)]));

function countriesText({ countries }: Service, site: SiteData): string {
  if (countries === 'any') return texts.unbound;
  if (countries.length > MAX_COUNTRIES) return fillText(texts.countries, { count: countries.length });
  return countries.map((code) => countryName(code, site)).join(', ');
}

/** Where it works and in what, below the name of a method. */
function place(service: Service, site: SiteData): Inline {
  const currencies = service.currencies === 'any' ? texts.anyCurrency : service.currencies.join(', ');
  return jsxInline('Fact', {}, [methodMark(service), ` ${countriesText(service, site)}, ${currencies}`]);
}

/** A flag stands for one country; a method of several has none. */
const flag = ({ countries }: Service): Inline[] =>
  countries !== 'any' && countries.length === 1 ? [jsxInline('CountryFlag', { code: countries[0] })] : [];

/** What a word or two say, before the sentence with its source in the guide. */
const toFacts = ({ home, slug }: Service, words: string): Inline => link(`${home}#${slug}-facts`, words);

function row(service: Service, site: SiteData): Row {
  const { name, home, direction, share } = service;
  return {
    cells: [
      [
        ...[...flag(service), link(home, name), ' ', place(service, site)],
        ...(share ? factLine(toFacts(service, shareText(share))) : []),
      ],
      [jsxInline('Label', { kind: direction }, [texts.direction[direction]])],
      [toFacts(service, words.final[service.final])],
      [words.refundShort[service.refundable]],
      callLinks(service, site),
    ],
    data: forEach((read) => [read(service)].flat().join(' ')),
  };
}

function methods(services: readonly Service[], label: string, site: SiteData): Block {
  const rows = services.map((service) => row(service, site));
  return table(texts.columns, rows, { label, layout: 'records', name: 'methods' });
}

/** The choices of a field as one string: `BR Brazil|MX Mexico`, in the order of their words. */
function choices(read: Read, name: string, services: readonly Service[], site: SiteData): string {
  const word = (value: string): string =>
    name === 'country' ? countryName(value, site) : (WORDS[name]?.[value] ?? value);
  const values = services.map(read).flatMap((found) => (found === 'any' ? [] : found));
  return [...new Set(values)]
    .map((value) => [value, word(value)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map((choice) => choice.join(' '))
    .join('|');
}

export const methodFinder = defineHandler({
  example: '::method-finder',
  build: (_attributes, site) => {
    const services = byPlace(site.services.values(), site).filter(({ home }) => site.pages.has(home));
    const local = services.filter(isLocal);
    const others = services.filter((service) => !isLocal(service));
    const file = [downloadLink(CATALOGUE_ROUTE, CATALOGUE_ROUTE.slice(1))];
    return [
      jsxBlock('MethodFinder', {
        local: String(local.length),
        unbound: String(others.length),
        ...forEach((read, name) => choices(read, name, services, site)),
      }),
      methods(local, texts.local, site),
      details('everywhere', fillText(texts.folded, { count: others.length }), [
        methods(others, texts.others, site),
      ]),
      paragraph(...filled(texts.download, { file })),
    ];
  },
});
