/**
 * `::gateway{part=options}` → commands and options of the local gateway, from the same list as its `--help`. `part=checks` → what its examiner
 * checks, and `part=limits` what no examination can prove.
 */
import {
  COMMANDS,
  type Command,
  CALLBACK_CHECKS,
  CLIENT_CHECKS,
  CONFORMANCE_LIMITS,
  V1_CHECKS,
  V1_LIMIT,
  type ConformanceCheck,
} from '@gateway-docs/gateway/protocol';
import { gateway as texts } from '../../../data/texts/directives.json';
import type { Offer } from '@gateway-docs/site-data/offer';
import { code, inlineCode, link, list, paragraph, records, strong, type Block, type Row } from '../mdast';
import { defineHandler } from './handler';

const callOf = ({ name, operands }: Command) =>
  ['node gateway.mjs', name, operands, '[options]'].filter(Boolean).join(' ');

/** An address in a description is code: an example, and no link to follow. */
const withCode = (text: string) =>
  text
    .split(/(http:\/\/[\w.:/-]*\w)/)
    .map((part, i) => (i % 2 === 0 ? part : inlineCode(part)))
    .filter((part) => part !== '');

function commandBlocks(command: Command, { v1 }: Offer): Block[] {
  const call = callOf(command);
  const options = command.options.filter(({ name }) => v1 || name !== 'v1-url');
  const rows = options.map(({ name, value, otherwise, description, ofV1 = '' }): Row => ({
    cells: [
      [inlineCode(`--${name}${value === undefined ? '' : ` <${value}>`}`)],
      withCode(v1 && ofV1 ? `${description} ${ofV1}` : description),
      [otherwise],
    ],
  }));
  const table = rows.length > 0 ? [records(texts.options, rows, { call })] : [];
  return [paragraph(command.purpose), code('bash', call), ...table];
}

const checkRow = ({ id, title, does, matters, read }: ConformanceCheck): Row => ({
  cells: [[inlineCode(id)], [strong(title), '. ', does], [matters], [link(read, texts.read)]],
});

const checkTable = (label: string, checks: readonly ConformanceCheck[]): Block[] => [
  paragraph(strong(label)),
  records({ label, columns: texts.checks }, checks.map(checkRow)),
];

const PARTS: Readonly<Record<string, (offer: Offer) => Block[]>> = {
  options: (offer) => COMMANDS.flatMap((command) => commandBlocks(command, offer)),
  checks: ({ v1 }) => [
    ...checkTable(texts.v2, CALLBACK_CHECKS),
    ...(v1 ? checkTable(texts.v1, V1_CHECKS) : []),
    ...checkTable(texts.clients, CLIENT_CHECKS),
  ],
  limits: ({ v1 }) => [
    list(CONFORMANCE_LIMITS.filter((limit) => v1 || limit !== V1_LIMIT).map((limit) => [paragraph(limit)])),
  ],
};

export const gateway = defineHandler({
  example: '::gateway{part=options}',
  attributes: { part: { required: true, values: Object.keys(PARTS) } },
  build: ({ part = '' }, { offer }) => PARTS[part]?.(offer) ?? [],
});
