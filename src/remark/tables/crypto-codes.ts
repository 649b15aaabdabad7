/**
 * data/crypto-codes.yaml → one row and one anchor (`#usdt-tron`) for each coin on each network, then the networks with the whole rule
 * of their addresses. What is true of a network stands once in the data and is shown in each of its rows.
 */
import { coins as texts } from '../../../data/texts/reference-tables.json';
import type { Tables } from '@gateway-docs/site-data/tables';
import type { Block, Inline, Row } from '../mdast';
import { inlineCode, link, markdownInline, records, section, strong, withFacts } from '../mdast';
import { codeCell, copyable } from '../cross-references/links';
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
      withFacts(
        [...codeCell(row.asset, id), ' on ', link(`#${networkAnchor(row.network)}`, inlineCode(row.network))],
        { [texts.name]: row.name },
      ),
      withFacts(markdownInline(network.address_format), {
        [texts.checksum]: markdownInline(network.checksum),
      }),
      memo(network),
      withFacts(String(row.scale), { [texts.scale]: String(row.decimals) }),
      withFacts(network.confirmations, { [texts.time]: network.time }),
    ],
  };
}

const networkRow = ({ code, name, address_regex: pattern, address_example: sample }: Network): Row => ({
  id: networkAnchor(code),
  cells: [
    withFacts(codeCell(code, networkAnchor(code)), { [texts.name]: name }),
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
