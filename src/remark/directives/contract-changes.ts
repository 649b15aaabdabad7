/**
 * `::contract-changes` → what changed since each release, call by call: the entries of the changelog that name the call, and each changed value
 * of releases that kept their contract. Every item says its release, so that `SinceVersion` can leave out the earlier ones.
 */
import type { ListItem } from 'mdast';
import { compareContracts, type ContractChange } from '@gateway-docs/contract/releases';
import { LABELS, type Operation, type SiteData } from '@gateway-docs/contract';
import { CHANGELOG_ROUTE, type Change } from '@gateway-docs/site-data/pages';
import { WriterError } from '@gateway-docs/kit';
import { operationPage } from '../cross-references/routes';
import { jsxBlock, jsxInline } from '../mdast/jsx';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, list, paragraph, type Block, type Inline } from '../mdast/nodes';
import { firstSentence, LABEL_WORDS } from './changes';
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
  return date === '' ? [link(address, 'Next release')] : [link(address, version), `, ${date}`];
};

function item({ version }: Release, blocks: Block[]): ListItem {
  const data = { hProperties: { dataRelease: version } };
  return { type: 'listItem', spread: false, children: blocks, data };
}

const label = (kind: Change['kind']): Inline => jsxInline('Label', { kind }, [LABEL_WORDS[kind]]);

const entryItem = (entry: Change): ListItem =>
  item(entry, [
    paragraph(label(entry.kind), ' ', ...markdownInline(firstSentence(entry.text))),
    paragraph(...releaseLink(entry)),
  ]);

/** `v2 request amount` and what happened to it. */
const valueLine = ({ call, field, what }: ContractChange): Block[] => [
  paragraph(inlineCode([call.split(' ')[0], field].filter(Boolean).join(' ')), `: ${what}`),
];

/** One item for each class: the values one below the other. */
function valueItems({ release, changes }: ReleaseValues, id: string): ListItem[] {
  return (['breaking', 'additive'] as const).flatMap((kind): ListItem[] => {
    const found = changes.filter((change) => change.id === id && change.class === kind);
    if (found.length === 0) return [];
    return [
      item(release, [
        paragraph(label(LABELS[kind]), ' In the contract: ', ...releaseLink(release)),
        list(found.map(valueLine)),
      ]),
    ];
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

/** The newest version of a call, which has the page to link. */
function linkOf(id: string, { operations, pages }: SiteData): { call?: Operation; title: Inline[] } {
  const call = operations.find((item_) => item_.id === id && item_.version === 'v2');
  const found = call ?? operations.find((item_) => item_.id === id);
  if (!found) return { title: [id] };
  const { route, anchor } = operationPage(found);
  return { call: found, title: [pages.has(route) ? link(route + anchor, found.name) : found.name] };
}

function callSection(id: string, values: readonly ReleaseValues[], reference: SiteData): Block[] {
  const { changes, upcoming } = reference;
  const entries = [...upcoming, ...changes].filter(({ calls }) => calls !== 'all' && calls.includes(id));
  const items = [
    ...values.toReversed().flatMap((release) => valueItems(release, id)),
    ...entries.map(entryItem),
  ];
  if (items.length === 0) return [];
  const { call, title } = linkOf(id, reference);
  return [heading(3, id, call?.title ?? id), paragraph(...title), ...asList(items)];
}

/** The releases that a merchant may have built for, newest first. */
function choice({ changes }: SiteData): Block {
  const versions = [...new Set(changes.map(({ version }) => version))];
  const links = versions.map((version) => link(`${PAGE}?since=${version}`, version));
  const separated = [link(PAGE, 'All'), ...links].flatMap((one, i) => (i === 0 ? [one] : [' ', one]));
  return jsxBlock('SinceVersion', {}, [paragraph(...separated)]);
}

export const contractChanges = defineHandler({
  example: '::contract-changes',
  attributes: {},
  build: (_, reference) => {
    const { changes, upcoming, groups, operations } = reference;
    if (changes.length === 0)
      throw new WriterError(`docs${CHANGELOG_ROUTE}.mdx has no release to compare with.`);
    const values = valuesOf(reference);
    const everywhere = [...upcoming, ...changes].filter(({ calls }) => calls === 'all');
    const callbacks = operations.filter(({ direction }) => direction === 'callback').map(({ id }) => id);
    // A call that stands in two groups of the sidebar changed once.
    const told = new Set<string>();
    const isNew = (id: string): boolean => !told.has(id) && told.add(id).has(id);
    const sections = [
      ...groups.map(({ slug, title, operations: ids }) => ({ slug, title, ids: ids.filter(isNew) })),
      { slug: 'callbacks', title: 'Callbacks', ids: callbacks.filter(isNew) },
    ];
    return [
      choice(reference),
      ...(everywhere.length > 0
        ? [heading(2, 'every-call', 'Every call'), ...asList(everywhere.map(entryItem))]
        : []),
      ...sections.flatMap(({ slug, title, ids }) => {
        const blocks = ids.flatMap((id) => callSection(id, values, reference));
        return blocks.length > 0 ? [heading(2, slug, title), ...blocks] : [];
      }),
    ];
  },
});
