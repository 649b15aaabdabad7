// In: the address of a blockchain as a string. Out: whether its checksum is right.
// Why: money sent to a mistyped address is lost, so every address that the site shows is checked by its network's rule.
import { createHash } from 'node:crypto';
import { base32nopad, base58, base58xrp, bech32, bech32m } from '@scure/base';
import { attempt } from '@gateway-docs/kit';
import { crcOf } from '../check-digits/emv-qr';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Base58check: a version byte, 20 bytes, and the first four bytes of the double SHA-256 of both. */
function isBase58Check(value: string, versions: readonly number[], alphabet = base58): boolean {
  const bytes = attempt(() => alphabet.decode(value));
  if (bytes?.length !== 25 || !versions.includes(bytes[0] ?? -1)) return false;
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

/** Segwit addresses: BIP 173 (bech32, version 0) and BIP 350 (bech32m, later versions). */
const isSegwit = (value: string, prefix: string): boolean =>
  value.startsWith(`${prefix}1`) &&
  (value[prefix.length + 1] === 'q' ? bech32 : bech32m).decodeUnsafe(value) !== undefined;

/** CRC-16/XMODEM (start 0), which TON and Stellar use. */
const crc16 = (bytes: Uint8Array): number => crcOf(bytes, 0);

/** TON's friendly form: tag, workchain, 32 bytes and a CRC-16, as base64url. */
function isTon(value: string): boolean {
  if (!/^[A-Za-z0-9_-]{48}$/.test(value)) return false;
  const bytes = Buffer.from(value, 'base64url');
  return [0x11, 0x51].includes(bytes[0] ?? -1) && bytes.readUInt16BE(34) === crc16(bytes.subarray(0, 34));
}

/** Stellar's account id (strkey): version byte, 32 bytes and a CRC-16, as base 32. */
function isStellar(value: string): boolean {
  if (!/^G[A-Z2-7]{55}$/.test(value)) return false;
  const bytes = Buffer.from(base32nopad.decode(value));
  return bytes.readUInt16LE(33) === crc16(bytes.subarray(0, 33));
}

/**
 * Addresses of Ethereum and its relatives. The case of letters may carry a checksum (EIP-55), which needs Keccak;
 * examples are therefore written without capital letters, where the rule has nothing to check.
 */
const isEthereum = (value: string): boolean => /^0x[0-9a-f]{40}$/.test(value);

/** The rule of each kind of address, by the name that data files use. */
export const addressChecks = {
  bitcoin: (value: string) => isBase58Check(value, [0x00, 0x05]) || isSegwit(value, 'bc'),
  litecoin: (value: string) => isBase58Check(value, [0x30, 0x32]) || isSegwit(value, 'ltc'),
  dogecoin: (value: string) => isBase58Check(value, [0x1e, 0x16]),
  tron: (value: string) => isBase58Check(value, [0x41]),
  xrpl: (value: string) => isBase58Check(value, [0x00], base58xrp),
  ethereum: isEthereum,
  solana: (value: string) => attempt(() => base58.decode(value))?.length === 32,
  ton: isTon,
  stellar: isStellar,
} as const satisfies Record<string, (value: string) => boolean>;
