/**
 * In: the operator profile. Out: `/callback-networks.json`: the networks that callbacks come from, the day of the list and the lists before it, as a
 * firewall's script reads them; and a feed with an entry for each list, which tells a person. Another profile has other networks.
 */
import { type Operator, siteAddress } from '@gateway-docs/site-data/operator';
import { CALLBACK_NETWORKS_FEED, CALLBACK_NETWORKS_ROUTE } from '../remark/cross-references/routes';
import { newFeed } from './feeds/new-feed';

type List = Operator['callbacks']['network_changes'][number];

/** @returns the text of the file */
function networksText({ source_networks: networks, network_changes: lists }: Operator['callbacks']): string {
  const [newest, ...earlier] = lists;
  const file = {
    callback_networks: networks,
    valid_from: newest?.on,
    // A list may be published before its day: until then a firewall lets those of the list before it in as well.
    earlier: earlier.map((list) => ({ callback_networks: list.networks, valid_from: list.on })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What is in a list, and what the list before it did not have or had beside. */
function listText({ on, networks }: List, before: List | undefined): string {
  const added = networks.filter((network) => before && !before.networks.includes(network));
  const removed = before?.networks.filter((network) => !networks.includes(network)) ?? [];
  const parts = [
    `From ${on} callbacks come from ${networks.join(', ')}.`,
    added.length > 0 ? `New: ${added.join(', ')}.` : '',
    removed.length > 0 ? `No longer used: ${removed.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function feedText(operator: Operator): string {
  const { brand, callbacks } = operator;
  const lists = callbacks.network_changes;
  const address = siteAddress(operator, CALLBACK_NETWORKS_ROUTE);
  const feed = newFeed({
    address,
    title: `${brand}: networks of callbacks`,
    publisher: brand,
    updated: new Date(lists[0]?.on ?? 0),
    feedLinks: { atom: siteAddress(operator, CALLBACK_NETWORKS_FEED) },
  });
  lists.forEach((list, i) => {
    const published = new Date(list.on);
    const entry = { id: `${address}#${list.on}`, link: address, title: list.on, date: published, published };
    feed.addItem({ ...entry, content: listText(list, lists[i + 1]) });
  });
  return feed.atom1();
}

/** @returns route and text of both files */
export const callbackNetworkFiles = (operator: Operator): ReadonlyMap<string, string> =>
  new Map([
    [CALLBACK_NETWORKS_ROUTE, networksText(operator.callbacks)],
    [CALLBACK_NETWORKS_FEED, feedText(operator)],
  ]);
