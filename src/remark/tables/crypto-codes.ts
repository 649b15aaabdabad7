/**
 * data/crypto-codes.yaml → one row and one anchor (`#usdt-tron`) for each coin on each network, then the networks with the whole rule
 * of their addresses. What is true of a network stands once in the data and is shown in each of its rows.
 */
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { WriterError } from '@gateway-docs/kit';

type CryptoTable = Tables['crypto-codes'];
type Network = CryptoTable['networks'][number];

const MEMO: Readonly<Record<Network['memo'], string>> = {
  none: 'none',
  optional: 'optional',
  required: 'required',
};

const networkAnchor = (code: string): string => `network-${code.toLowerCase()}`;

/** Whether the payer must enter something beside the address, and what it is called there. */
const memo = ({ memo: rule, memo_name: name }: Network): Inline[] =>
  name ? [strong(MEMO[rule]), `, ${name}`] : [MEMO[rule]];

function coinRow(row: CryptoTable['rows'][number], network: Network): Row {
  const id = `${row.asset}-${row.network}`.toLowerCase().replaceAll('_', '-');
  return {
    id,
    cells: [
      [
        ...codeCell(row.asset, id),
        ' on ',
        link(`#${networkAnchor(row.network)}`, inlineCode(row.network)),
        ...(row.name === row.asset ? [] : factLine('Name', row.name)),
      ],
      [
        ...markdownInline(network.address_format),
        ...factLine('Checksum', ...markdownInline(network.checksum)),
      ],
      memo(network),
      [String(row.scale), ...factLine('On the network', String(row.decimals))],
      [network.confirmations, ...factLine('Typically', network.time)],
    ],
  };
}

const networkRow = (network: Network): Row => ({
  id: networkAnchor(network.code),
  cells: [
    [...codeCell(network.code, networkAnchor(network.code)), ...factLine('Name', network.name)],
    [inlineCode(network.address_regex)],
    [copyable(network.address_example)],
  ],
});

export function present({ networks, rows }: CryptoTable): Block[] {
  const networkOf = (code: string): Network => {
    const found = networks.find((network) => network.code === code);
    if (!found) throw new WriterError(`data/crypto-codes.yaml has no network "${code}".`);
    return found;
  };
  return [
    heading(2, 'coins', 'Coins and networks'),
    table(
      ['Coin and network', 'Address', 'Memo', 'Decimals', 'Confirmations'],
      rows.map((row) => coinRow(row, networkOf(row.network))),
      { label: 'Coins and networks', layout: 'records' },
    ),
    heading(2, 'addresses', 'Addresses by network'),
    table(['Network', 'Pattern', 'Fictional example'], networks.map(networkRow), {
      label: 'Addresses by network',
      layout: 'records',
    }),
  ];
}
