// In: data/crypto-codes.yaml. Out: its strict schema and row type.
// One row per coin and network, since the same coin has other decimals and addresses on another network; what is true
// of the network (address, memo, confirmations) is written once under networks.
import * as z from 'zod';
import { keysOf } from '@gateway-docs/kit';
import { addressChecks } from '../crypto-addresses';
import { checked, sentence, strict, text } from '@gateway-docs/kit/schema';
import { checkListed, checkRows, tableOf } from '../table-schema';

const networkCode = z.string().regex(/^[A-Z0-9_]{2,20}$/, 'write the network in capital letters, like TRON');

const network = strict({
  code: networkCode,
  name: text,
  address_format: sentence,
  /** Anchored at both ends. */
  address_regex: text,
  /** Name of the check. */
  address_rule: z.enum(keysOf(addressChecks)),
  checksum: sentence,
  address_example: text,
  memo: z.enum(['none', 'optional', 'required']),
  /** What the network calls it. */
  memo_name: text.optional(),
  /** Typical number or range, in words where a number does not fit. */
  confirmations: text,
  /** How long that typically takes. */
  time: text,
});

const row = strict({
  asset: z.string().regex(/^[A-Z0-9]{2,12}$/, 'write the ticker in capital letters, like USDT'),
  network: networkCode,
  name: text,
  /** Decimals of the smallest unit on the network. */
  decimals: z.int().min(0).max(18),
  /** Decimals that `crypto_amount` has. */
  scale: z.int().min(0).max(18),
});

export const schema = checked(
  tableOf(row, { networks: z.array(network).min(1) }),
  ({ rows, networks }, report) => {
    checkRows(rows, { unique: [['asset', 'network']], order: ['asset', 'network'] }, report);
    const codes = networks.map((entry) => entry.code);
    networks.forEach((entry, index) => {
      const wrong = (message: string) => report(['networks', index], message);
      const { address_example: example, address_regex: regex } = entry;
      if (!new RegExp(regex, 'u').test(example)) wrong(`the address "${example}" does not match its regex`);
      if (!addressChecks[entry.address_rule](example)) wrong(`the address "${example}" has a wrong checksum`);
      if ((entry.memo === 'none') !== (entry.memo_name === undefined))
        wrong('memo_name is given when memo is optional or required, and only then');
      if (codes.indexOf(entry.code) !== index) wrong(`network "${entry.code}" is there twice`);
      if (!rows.some((item) => item.network === entry.code)) wrong(`no row uses network "${entry.code}"`);
    });
    checkListed(rows, 'network', codes, 'networks', report);
    rows.forEach(({ scale, decimals }, index) => {
      if (scale > decimals)
        report(['rows', index], `scale ${scale} is finer than the network's ${decimals} decimals`);
    });
  },
);

export type CryptoTable = z.infer<typeof schema>;
