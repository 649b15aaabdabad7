/**
 * In: a catalogue entry and the test data. Out: `## Sandbox scenarios`: for each scenario its id, how to bring it about, what
 * happens, the callbacks; and what cannot be simulated.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { SiteData } from '@gateway-docs/contract';
import { playedScenario, type PlayedScenario, type Service } from '@gateway-docs/site-data/services';
import type { Block, Inline, Row } from '../mdast';
import { details, filled, markdownBlocks, markdownInline, table } from '../mdast';
import { code, heading, inlineCode, link, list, paragraph } from '../mdast/nodes';
import { copyable, statusLinks } from '../cross-references/links';
import { GATEWAY_ROUTE } from '../cross-references/routes';
import { outcomeLine } from '../cross-references/outcome';
import { reproduce } from '../cross-references/reproduce';
import { codeLink } from '../cross-references/resolve';
import { codeName, type CodeKind } from '@gateway-docs/site-data/cross-references';

const COLUMNS = ['Scenario', 'How to bring it about', 'What happens', 'Callbacks'];

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
  const cells = [outcomeLine(outcome, site), statusLinks(callbacks, site)];
  return { id, cells: [idCell(id), howTo(scenario), ...cells] };
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

/** The first scenarios, of which one ends well, and a closed block with the others; of a second service on the page all are folded. */
function scenarioTables(
  service: Service,
  site: SiteData,
  earlier: number,
): [shown: Block[], folded: Block[]] {
  const { rows } = site.tables['test-cards'];
  const played = service.scenarios.map((item) => playedScenario(service, item, rows));
  const row = (item: PlayedScenario): Row => toRow(item, site);
  const build = (items: readonly PlayedScenario[], label: string): Block =>
    table(COLUMNS, items.map(row), { label, layout: 'records', name: 'scenarios' });
  const label = fillText(texts.scenariosOf, { name: service.name });
  const first = earlier > 0 ? [] : played.slice(0, SHOWN);
  const others = played.slice(first.length);
  if (others.length < LEAST_FOLDED) return [[build(played, label)], []];
  const isWhole = first.length === 0;
  const count = others.length;
  const ends = endsOf(others, site);
  const summary = fillText(isWhole ? texts.allScenarios : texts.moreScenarios, { count, ends });
  const content = build(others, isWhole ? label : `${label}, continued`);
  return [isWhole ? [] : [build(first, label)], [details(`${service.slug}-scenarios`, summary, [content])]];
}

/** The local gateway plays the whole table, without an account. */
function playedByOneLine({ slug, scenarios: { length } }: Service, { operator }: SiteData): Block {
  const summary = fillText(texts.playAll, { count: length });
  const call = `curl -fsSO ${siteAddress(operator, GATEWAY_ROUTE)} && node gateway.mjs play ${slug}`;
  return details(`${slug}-play`, summary, [code('bash', call), ...markdownBlocks(texts.howToPlay)]);
}

/** @param earlier how many services the page has tested before this one */
export function scenarios(service: Service, site: SiteData, earlier: number): Block[] {
  const [shown, folded] = scenarioTables(service, site, earlier);
  return [
    heading(2, 'scenarios', 'Sandbox scenarios'),
    ...markdownBlocks(texts.scenarios),
    ...shown,
    paragraph(...markdownInline(service.cannot_simulate)),
    ...folded,
    playedByOneLine(service, site),
  ];
}

/** A closed block with every error and failure reason that the service really produces. */
export function codesOf(service: Service, site: SiteData): Block[] {
  const codes = (kind: CodeKind, found: readonly number[]): Block =>
    list(found.map((code) => [paragraph(codeLink(kind, code, site))]));
  return [
    details(`${service.slug}-codes`, texts.codes, [
      paragraph(texts.errors),
      codes('error', service.errors),
      paragraph(texts.reasons),
      codes('reason', service.failure_reasons),
    ]),
  ];
}
