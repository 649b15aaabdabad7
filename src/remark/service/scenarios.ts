/**
 * In: a catalogue entry and the test data. Out: `## Sandbox scenarios`: for each scenario its id, how to bring it about, what
 * happens, the callbacks where they are not the statuses that this shows; and what cannot be simulated.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { SiteData } from '@gateway-docs/contract';
import { playedScenario, type PlayedScenario, type Service } from '@gateway-docs/site-data/services';
import type { Block, Inline, Row } from '../mdast';
import { details, filled, markdownBlocks, markdownInline, table, withFacts, withId } from '../mdast';
import { code, heading, inlineCode, link, list, paragraph } from '../mdast/nodes';
import { copyable, statusLinks } from '../cross-references/links';
import { GATEWAY_ROUTE } from '../cross-references/routes';
import { isReportedAsShown, outcomeLine } from '../cross-references/outcome';
import { reproduce } from '../cross-references/reproduce';
import { codeLink } from '../cross-references/resolve';
import { codeName, type CodeKind } from '@gateway-docs/site-data/cross-references';

const COLUMNS = ['Scenario', 'How to bring it about', 'What happens'];

/** Rows that show at once; fewer others than these are no reason for a closed block. */
const SHOWN = 2;
const LEAST_FOLDED = 3;

const idCell = (id: string): Inline[] => [link(`#${id}`, inlineCode(id)), reproduce(id)];

/** What the merchant does: sends a test value, or nothing but the link, where the payer decides on the page. */
function howTo({ row, sent, serviceId }: PlayedScenario): Inline[] {
  const title = [
    ...(row ? [link(`/reference/test_cards#${row.id}`, row.title), ': '] : []),
    ...(serviceId === undefined ? [] : [inlineCode('service_id'), ' ', copyable(String(serviceId)), ', ']),
  ];
  return sent ? [...title, inlineCode(sent.field), ' ', copyable(sent.value)] : filled(texts.open, { title });
}

function toRow(scenario: PlayedScenario, site: SiteData): Row {
  const { id, outcome, callbacks } = scenario;
  const reported = isReportedAsShown(outcome, callbacks) ? undefined : statusLinks(callbacks, site);
  const happens = withFacts(outcomeLine(outcome, site), { [texts.callbacks]: reported });
  return { id, cells: [idCell(id), howTo(scenario), happens] };
}

/** The closed block says how its scenarios end: `5 end in failed, 1 in expired`. */
function endsOf(scenarios: readonly PlayedScenario[], site: SiteData): string {
  const counts = new Map<string, number>();
  for (const { callbacks } of scenarios) {
    const last = callbacks.at(-1);
    const name = last === undefined ? texts.noCallback : codeName('status', last, site);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, ...others] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!first) return '';
  const [status, count] = first;
  return [
    fillText(texts.endsIn, { count, status }),
    ...others.map(([name, times]) => fillText(texts.alsoEndsIn, { count: times, status: name })),
  ].join(', ');
}

/** Every error and failure reason that the service really produces, and the command by which the local gateway plays all scenarios, without an account. */
function codesAndCommand(service: Service, site: SiteData): Block[] {
  const { slug, errors, failure_reasons: reasons } = service;
  const codes = (kind: CodeKind, found: readonly number[]): Block =>
    list(found.map((code) => [paragraph(codeLink(kind, code, site))]));
  const howMany = fillText(texts.playAll, { count: service.scenarios.length });
  const address = siteAddress(site.operator, GATEWAY_ROUTE);
  return [
    withId(paragraph(texts.errors), `${slug}-codes`),
    codes('error', errors),
    paragraph(texts.reasons),
    codes('reason', reasons),
    withId(paragraph(...markdownInline(howMany)), `${slug}-play`),
    code('bash', `curl -fsSO ${address} && node gateway.mjs play ${slug}`),
  ];
}

/**
 * The first scenarios, of which one ends well, and a closed block with the others, all codes and the command; of a second service on the page
 * all are folded.
 */
function scenarioTables(service: Service, site: SiteData, earlier: number): [shown: Block[], folded: Block] {
  const { rows } = site.tables['test-cards'];
  const played = service.scenarios.map((item) => playedScenario(service, item, rows));
  const row = (item: PlayedScenario): Row => toRow(item, site);
  const build = (items: readonly PlayedScenario[], label: string): Block =>
    table(COLUMNS, items.map(row), { label, layout: 'records', name: 'scenarios' });
  const label = fillText(texts.scenariosOf, { name: service.name });
  const id = `${service.slug}-scenarios`;
  const first = earlier > 0 ? [] : played.slice(0, SHOWN);
  const others = played.slice(first.length);
  const more = codesAndCommand(service, site);
  if (others.length < LEAST_FOLDED) return [[build(played, label)], details(id, texts.codes, more)];
  const isWhole = first.length === 0;
  const count = others.length;
  const ends = endsOf(others, site);
  const summary = fillText(isWhole ? texts.allScenarios : texts.moreScenarios, { count, ends });
  const content = build(others, isWhole ? label : `${label}, continued`);
  return [isWhole ? [] : [build(first, label)], details(id, summary, [content, ...more])];
}

/** @param earlier how many services the page has tested before this one */
export function scenarios(service: Service, site: SiteData, earlier: number): Block[] {
  const [shown, folded] = scenarioTables(service, site, earlier);
  return [
    heading(2, 'scenarios', 'Sandbox scenarios'),
    ...markdownBlocks(texts.scenarios),
    ...shown,
    paragraph(...markdownInline(service.cannot_simulate)),
    folded,
  ];
}
