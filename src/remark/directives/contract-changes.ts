/**
 * `::contract-changes` → what changed since each release, call by call: the entries of the changelog that name the call, and each changed value
 * of releases that kept their contract. Every item says its release, so that `SinceVersion` can leave out the earlier ones.
 */
import type { ListItem } from 'mdast';
import { changes as texts } from '../../../data/texts/directives.json';
import { compareContracts, type ContractChange } from '@gateway-docs/contract/releases';
import { LABELS, type SiteData } from '@gateway-docs/contract';
import { CHANGELOG_ROUTE, type Change } from '@gateway-docs/site-data/pages';
import { WriterError } from '@gateway-docs/kit';
import { operationPage } from '../cross-references/routes';
import type { Block, Inline } from '../mdast';
import { heading, inlineCode, joined, jsxBlock, link, list, paragraph } from '../mdast';
import { entryLine, label } from './changes';
import { defineHandler } from './handler';

/** Route of the page that has the directive. */
const PAGE = '/changes_since';

type Release = Pick<Change, 'version' | 'date' | 'anchor'>;

/** Changed values of a release, without changed words. */
interface ReleaseValues {
  readonly release: Release;
  readonly changes: readonly ContractChange[];
}

const releaseLink = ({ version, date, anchor }: Release): Inline[] => {
  const address = `${CHANGELOG_ROUTE}#${anchor}`;
  return date === '' ? [link(address, texts.next)] : [link(address, version), `, ${date}`];
};

function item({ version }: Release, blocks: Block[]): ListItem {
  const data = { hProperties: { dataRelease: version } };
  return { type: 'listItem', spread: false, children: blocks, data };
}

const entryItem = (entry: Change): ListItem =>
  item(entry, [entryLine(entry), paragraph(...releaseLink(entry))]);

/** `v2 request amount`; a header has one name for all HTTP statuses of a call. */
const nameOf = ({ call, field }: ContractChange): string =>
  [call.split(' ')[0], field.replace(/\d+ (?=header )/, '')].filter(Boolean).join(' ');

/** Each name once, and what happened to it. */
const valueLines = (changes: readonly ContractChange[]): Block[][] =>
  [...new Map(changes.map((change) => [`${nameOf(change)}: ${change.what}`, change])).values()].map(
    (change) => [paragraph(inlineCode(nameOf(change)), `: ${change.what}`)],
  );

/** One item for each class: the values one below the other. */
function valueItems({ release, changes }: ReleaseValues, id: string): ListItem[] {
  return (['breaking', 'additive'] as const).flatMap((kind): ListItem[] => {
    const found = changes.filter((change) => change.id === id && change.class === kind);
    if (found.length === 0) return [];
    const line = paragraph(label(LABELS[kind]), ' ', texts.inContract, ...releaseLink(release));
    return [item(release, [line, list(valueLines(found))])];
  });
}

/** The contract of each release against the one before, and now against the last. */
function valuesOf({ releases, changes, upcoming, snapshot }: SiteData): ReleaseValues[] {
  const last = releases.at(-1);
  if (!last) return [];
  const known = (version: string): Release =>
    changes.find((change) => change.version === version) ??
    upcoming[0] ?? { version: 'next', date: '', anchor: 'policy' };
  const states = [...releases, { version: 'next', calls: snapshot }];
  return states.slice(1).map(({ version, calls }, i) => {
    return { release: known(version), changes: compareContracts((releases[i] ?? last).calls, calls) };
  });
}

const asList = (items: readonly ListItem[]): Block[] => [
  jsxBlock('Changes', {}, [{ type: 'list', ordered: false, spread: false, children: [...items] }]),
];

/** What changed of a call, below its name with a link to its newest version. */
function callSection(id: string, values: readonly ReleaseValues[], site: SiteData): Block[] {
  const { changes, upcoming, operations, pages } = site;
  const entries = [...upcoming, ...changes].filter(({ calls }) => calls !== 'all' && calls.includes(id));
  const items = [
    ...values.toReversed().flatMap((release) => valueItems(release, id)),
    ...entries.map(entryItem),
  ];
  if (items.length === 0) return [];
  const ofCall = operations.filter((call) => call.id === id);
  const newest = ofCall.find(({ version }) => version === 'v2') ?? ofCall[0];
  if (!newest) return [heading(3, id, id), paragraph(id), ...asList(items)];
  const { route, anchor } = operationPage(newest);
  const title = pages.has(route) ? link(route + anchor, newest.name) : newest.name;
  return [heading(3, id, newest.title), paragraph(title), ...asList(items)];
}

/** The releases that a merchant may have built for, newest first. */
function choice({ changes }: SiteData): Block {
  const versions = [...new Set(changes.map(({ version }) => version))];
  const links = versions.map((version) => link(`${PAGE}?since=${version}`, version));
  return jsxBlock('SinceVersion', {}, [paragraph(...joined([link(PAGE, texts.since), ...links], ' '))]);
}

export const contractChanges = defineHandler({
  example: '::contract-changes',
  build: (_, site) => {
    const { changes, upcoming, groups, operations } = site;
    if (changes.length === 0)
      throw new WriterError(`docs${CHANGELOG_ROUTE}.mdx has no release to compare with.`);
    const values = valuesOf(site);
    const everywhere = [...upcoming, ...changes].filter(({ calls }) => calls === 'all');
    const callbacks = operations.filter(({ direction }) => direction === 'callback').map(({ id }) => id);
    // A call that stands in two groups of the sidebar changed once.
    const told = new Set<string>();
    const isNew = (id: string): boolean => !told.has(id) && told.add(id).has(id);
    const sections = [
      ...groups.map(({ slug, title, operations: ids }) => ({ slug, title, ids: ids.filter(isNew) })),
      { slug: 'callbacks', title: texts.callbacks, ids: callbacks.filter(isNew) },
    ];
    return [
      choice(site),
      ...(everywhere.length > 0
        ? [heading(2, 'every-call', texts.everyCall), ...asList(everywhere.map(entryItem))]
        : []),
      ...sections.flatMap(({ slug, title, ids }) => {
        const blocks = ids.flatMap((id) => callSection(id, values, site));
        return blocks.length > 0 ? [heading(2, slug, title), ...blocks] : [];
      }),
    ];
  },
});
