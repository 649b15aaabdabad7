/**
 * data/crypto-codes.yaml → one row and one anchor (`#usdt-tron`) for each coin on each network, then the networks with the whole rule
 * of their addresses. What is true of a network stands once in the data and is shown in each of its rows.
 */
import { coins as texts } from '../../../data/texts/reference-tables.json';
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { inlineCode, link, strong, type Block, type Inline } from '../mdast/nodes';
import { records, section, type Row } from '../mdast/table';
import { WriterError } from '@gateway-docs/kit';

type CryptoTable = Tables['crypto-codes'];
type Network = CryptoTable['networks'][number];

const networkAnchor = (code: string): string => `network-${code.toLowerCase()}`;

/** Whether the payer must enter something beside the address, and what it is called there. */
const memo = ({ memo: rule, memo_name: name }: Network): Inline[] =>
  name ? [strong(rule), `, ${name}`] : [rule];

function coinRow(row: CryptoTable['rows'][number], networks: CryptoTable['networks']): Row {
  const id = `${row.asset}-${row.network}`.toLowerCase().replaceAll('_', '-');
  const network = networks.find(({ code }) => code === row.network);
  if (!network) throw new WriterError(`data/crypto-codes.yaml has no network "${row.network}".`);
  return {
    id,
    cells: [
      [
        ...codeCell(row.asset, id),
        ' on ',
        link(`#${networkAnchor(row.network)}`, inlineCode(row.network)),
        ...(row.name === row.asset ? [] : factLine(texts.name, row.name)),
      ],
      [
        ...markdownInline(network.address_format),
        ...factLine(texts.checksum, ...markdownInline(network.checksum)),
      ],
      memo(network),
      [String(row.scale), ...factLine(texts.scale, String(row.decimals))],
      [network.confirmations, ...factLine(texts.time, network.time)],
    ],
  };
}

const networkRow = ({ code, name, address_regex: pattern, address_example: sample }: Network): Row => ({
  id: networkAnchor(code),
  cells: [
    [...codeCell(code, networkAnchor(code)), ...factLine(texts.name, name)],
    [inlineCode(pattern)],
    [copyable(sample)],
  ],
});

export function present({ networks, rows }: CryptoTable): Block[] {
  const coins = rows.map((row) => coinRow(row, networks));
  return [
    ...section(records, 'coins', texts.rows, coins),
    ...section(records, 'addresses', texts.networks, networks.map(networkRow)),
  ];
}
