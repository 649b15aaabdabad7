// In: the address of a blockchain as a string. Out: whether its checksum is right.
// Why: money sent to a mistyped address is lost, so every address that the site shows is checked by its network's rule.
import { createHash } from 'node:crypto';
import { crcOf } from '../check-digits/emv-qr';

const BITCOIN_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const XRPL_ALPHABET = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const BECH32_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of a base 58 text, or undefined when a character is not in the alphabet. */
function fromBase58(value: string, alphabet: string): Uint8Array | undefined {
  let number = 0n;
  for (const character of value) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const hex = number === 0n ? '' : number.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  const zeros = [...value].findIndex((character) => character !== alphabet[0]);
  return Buffer.concat([Buffer.alloc(zeros < 0 ? value.length : zeros), bytes]);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Base58check: a version byte, 20 bytes, and the first four bytes of the double SHA-256 of both. */
function isBase58Check(value: string, versions: readonly number[], alphabet = BITCOIN_ALPHABET): boolean {
  const bytes = fromBase58(value, alphabet);
  if (bytes?.length !== 25 || !versions.includes(bytes[0] ?? -1)) return false;
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

/** Segwit addresses: BIP 173 (bech32, version 0) and BIP 350 (bech32m, later versions). */
function isSegwit(value: string, prefix: string): boolean {
  if (value !== value.toLowerCase() || !value.startsWith(`${prefix}1`)) return false;
  const data = [...value.slice(prefix.length + 1)].map((character) => BECH32_ALPHABET.indexOf(character));
  if (data.includes(-1) || data.length < 8) return false;
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data];
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  const checksum = values.reduce((check, digit) => {
    const shifted = ((check & 0x1ffffff) << 5) ^ digit;
    return generator.reduce(
      (total, part, bit) => ((check >> (25 + bit)) & 1 ? total ^ part : total),
      shifted,
    );
  }, 1);
  return checksum === (data[0] === 0 ? 1 : 0x2bc830a3);
}

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
  const bits = [...value]
    .map((character) => BASE32_ALPHABET.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  return bytes.readUInt16LE(33) === crc16(bytes.subarray(0, 33));
}

/**
 * Addresses of Ethereum and its relatives. The case of letters may carry a checksum (EIP-55), which needs Keccak;
 * examples are therefore written without capital letters, where the rule has nothing to check.
 */
function isEthereum(value: string): boolean {
  return /^0x[0-9a-f]{40}$/.test(value);
}

/** The rule of each kind of address, by the name that data files use. */
export const addressChecks = {
  bitcoin: (value: string) => isBase58Check(value, [0x00, 0x05]) || isSegwit(value, 'bc'),
  litecoin: (value: string) => isBase58Check(value, [0x30, 0x32]) || isSegwit(value, 'ltc'),
  dogecoin: (value: string) => isBase58Check(value, [0x1e, 0x16]),
  tron: (value: string) => isBase58Check(value, [0x41]),
  xrpl: (value: string) => isBase58Check(value, [0x00], XRPL_ALPHABET),
  ethereum: isEthereum,
  solana: (value: string) => fromBase58(value, BITCOIN_ALPHABET)?.length === 32,
  ton: isTon,
  stellar: isStellar,
} as const satisfies Record<string, (value: string) => boolean>;
