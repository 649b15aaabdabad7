import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { ApiVersion } from '@gateway-docs/site-data/model';
import sidebar from './data/site/sidebar.json';
import type { Item } from './src/site/sidebar-groups';
import {
  offeredItems,
  groupsOf,
  pagesOf,
  shelf,
  versionClass,
  versionSelect,
} from './src/site/sidebar-groups';
import { openSite } from '@gateway-docs/contract';
import { listFiles } from '@gateway-docs/kit/files';
import { sidebarGroups } from './src/remark/operation/sidebar-groups';

// Docusaurus loads a sidebar by its path, and hands nothing over; what is read here is cheap.
const { calls, leftOut, offer } = openSite(__dirname, process.env.OPERATOR_PROFILE);

/** @returns the document of a page */
const idOf = (route: string): string => route.slice(1);

/** A group that is always open. */
const category = (label: string, items: Item[]): Item => ({
  type: 'category',
  label,
  collapsible: false,
  items,
});

/** Between two releases something can have changed; of a single one the page says what the changelog says. */
const releases = listFiles(__dirname, 'api/releases').filter((name) => name.endsWith('.json'));
const changes = releases.length > 1 ? [idOf('/changes_since')] : [];

/**
 * The shelf with the calls of a version, in the groups of `api/groups.yaml`. The sidebar shows one version at a time, and both to readers without
 * JavaScript. A call whose page has no sidebar is linked from its group.
 */
function apiCalls(version: ApiVersion, label: string): Item[] {
  const groupsOfCalls = sidebarGroups(calls, version).map(({ label, pages, outside }): Item => ({
    type: 'category',
    label,
    items: pages.map((page): Item => (outside.includes(page) ? { type: 'ref', id: idOf(page) } : idOf(page))),
  }));
  // Without a second version there is nothing to choose, and nothing to hide.
  const look = offer.v1 ? { className: versionClass(version) } : {};
  const items = [`api/${version}/list`, ...groupsOfCalls];
  const category: Item = { type: 'category', label, ...look, collapsible: false, items };
  return [shelf('API', look), ...(offer.v1 ? [versionSelect(version)] : []), category];
}

/** The guides, by how the payer pays and then by where: a merchant knows one of the two. */
const methods = groupsOf('services', { mayBeEmpty: leftOut.groups, groups: sidebar.methods });

/**
 * The documentation sidebar, in shelves of which a page shows its own; `data/site/sidebar.json` has its pages, ordered by what an integrator
 * does: understand, sign, take a payment, look things up.
 * A guide says in its front matter in which group of `methods` it stands (`sidebar_group`) and where there (`sidebar_position`); so does a
 * page of the reference, which has no groups. Pages without a sidebar are named in tests/content/routes.json; `callbacks_get` and `request_format_v1` are reached from their v2 twins.
 */
const documentation: Item[] = [
  shelf('Guides'),
  'index',
  ...sidebar.first.map(idOf),
  ...Object.entries(sidebar.guides).map(([label, pages]) => category(label, pages.map(idOf))),
  shelf('Methods'),
  'payment_methods',
  category('Payment methods', [methods, 'not_offered']),
  ...apiCalls('v2', 'API v2'),
  ...(offer.v1 ? apiCalls('v1', 'API v1, frozen') : []),
  shelf('Tools and reference'),
  category('Tools', [...sidebar.tools.map(idOf), { type: 'ref', id: 'payment_methods' }]),
  category('Reference', [pagesOf('reference'), ...sidebar.reference.map(idOf)]),
  category('News', [...sidebar.news.map(idOf), ...changes]),
];

export default { documentation: offeredItems(documentation, leftOut.files) } satisfies SidebarsConfig;
