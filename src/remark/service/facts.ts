/**
 * In: a catalogue entry. Out: `## At a glance`: what a merchant asks first about a payment method, in a row of short facts, and all of it
 * as a closed table of two columns. Limits and commissions are not facts of the method: they belong to the merchant's own point.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import type { SiteData } from '@gateway-docs/contract';
import type { Service } from '@gateway-docs/site-data/services';
import { callLinks, relatedOperation } from '../cross-references/links';
import { methodMark } from '../cross-references/method-mark';
import type { Block, Inline, Row } from '../mdast';
import { details, filled, jsxBlock, markdownInline, records } from '../mdast';
import { heading, inlineCode, joined, list, paragraph, strong } from '../mdast/nodes';
import { cited } from '../tables/cited-sources';
import { countryName } from '../tables/country-name';
import words from '../../../data/texts/services.json';

const ASKED = texts.questions;
const SHORT = texts.short;
const COLUMNS = [texts.asked, { title: texts.told, plain: true }];

const fact = (name: string, ...value: Inline[]): Row => ({ cells: [markdownInline(name), value] });

/** More names than this make a line that nobody reads; the table has all of them. */
const MOST_NAMES = 4;

function firstOf(values: readonly string[]): string {
  const shown = values.length > MOST_NAMES ? values.slice(0, MOST_NAMES - 1) : values;
  const others = values.length - shown.length;
  return others > 0 ? fillText(texts.more, { names: shown.join(', '), others }) : shown.join(', ');
}

const named = (name: string, ...value: Inline[]): Block[] => [paragraph(`${name}: `, strong(...value))];

const countriesOf = ({ countries }: Service, site: SiteData): string[] =>
  countries === 'any' ? [] : countries.map((code) => countryName(code, site));

/** @returns `40 % of payments in online shops in 2024` */
export const shareText = ({ percent, of }: NonNullable<Service['share']>): string =>
  fillText(texts.share, { percent, of });

/** The facts that fit into a word or two. */
function shortFacts(service: Service, site: SiteData): Block {
  const { currencies } = service;
  const counted = (names: readonly string[], one: string, many: string): Block[][] =>
    names.length === 0 ? [] : [named(names.length > 1 ? many : one, firstOf(names))];
  return list([
    [paragraph(methodMark(service), ' ', strong(SHORT[service.direction]))],
    named(SHORT.service, inlineCode(service.slug)),
    ...counted(countriesOf(service, site), SHORT.country, SHORT.countries),
    ...counted(currencies === 'any' ? [] : currencies, SHORT.currency, SHORT.currencies),
    named(SHORT.by, words.flowShort[service.flow]),
    named(SHORT.call, ...callLinks(service, site)),
    named(SHORT.final, words.final[service.final]),
    named(SHORT.refund, words.refund[service.refundable]),
    named(SHORT.chargeback, service.chargeback ? texts.possible : texts.no),
  ]);
}

/** @returns `## At a glance` of a service */
export function facts(service: Service, site: SiteData): Block[] {
  // Nobody pays the merchant in a payout.
  const isPayout = service.direction === 'payout';
  const countries = countriesOf(service, site).join(', ');
  const limits = (): Inline[] => [relatedOperation('service-list', 'v2', site)];
  const possible = service.chargeback ? texts.possible : texts.no;
  const { two_step: hold, share } = service;
  const rows = [
    fact(ASKED.service, inlineCode(service.slug)),
    fact(ASKED.direction, words.direction[service.direction]),
    fact(ASKED.countries, countries || texts.anyCountry),
    fact(ASKED.currencies, service.currencies === 'any' ? texts.anyCurrency : service.currencies.join(', ')),
    ...(isPayout ? [] : [fact(ASKED.how, words.flow[service.flow])]),
    fact(ASKED.call, ...callLinks(service, site, 'either')),
    ...(hold
      ? [fact(ASKED.hold, ...filled(texts.hold, { limits: limits(), id: hold.id, slug: hold.slug }))]
      : []),
    ...(service.payer_auth ? [fact(ASKED.next, ...joined(service.payer_auth.map(inlineCode)))] : []),
    fact(isPayout ? ASKED.recipient : ASKED.payer, ...markdownInline(service.payer_action)),
    fact(ASKED.time, ...markdownInline(service.time_to_final)),
    ...(share ? [fact(ASKED.share, `${shareText(share)}. `, ...cited([share.source]))] : []),
    ...(isPayout ? [] : [fact(ASKED.late, service.late_payment ? texts.late : texts.no)]),
    fact(ASKED.refund, `${words.refund[service.refundable]}. `, ...markdownInline(service.refund_note)),
    fact(ASKED.chargeback, `${possible}. `, ...markdownInline(service.chargeback_note)),
    fact(ASKED.limits, ...filled(texts.pointLimits, { limits: limits() })),
  ];
  const label = fillText(texts.glanceOf, { name: service.name });
  return [
    heading(2, 'facts', texts.glance),
    // Links of its own: the table has the same ones, and a node stands in one place of a tree.
    jsxBlock('FactChips', {}, [shortFacts(service, site)]),
    details(`${service.slug}-facts`, texts.allFacts, [records({ label, columns: COLUMNS }, rows)]),
  ];
}
