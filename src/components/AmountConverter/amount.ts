import texts from '../../../data/texts/components/amount-converter.json';
import { fillText } from '../../base/fill-text';

/** A currency as its row says: code and decimals of the minor unit, by ISO 4217. */
export interface Currency {
  readonly code: string;
  readonly exponent: number;
}

/** The other form of an amount, or why there is none. */
export type Converted = { readonly value: string } | { readonly problem: string };

/** The largest `amount` of the contract: the largest integer that every JSON reader keeps exact. */
const LARGEST = 9007199254740991n;

const count = (decimals: number): string => `${decimals} decimal${decimals === 1 ? '' : 's'}`;

/** Puts the point before the decimals: 1254 with 2 decimals is 12.54. */
function withPoint(minor: string, exponent: number): string {
  if (exponent === 0) return minor;
  const digits = minor.padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

function checked(minor: bigint, shown: string): Converted {
  return minor > LARGEST
    ? { problem: fillText(texts.tooLarge, { largest: String(LARGEST) }) }
    : { value: shown };
}

/** An amount that people would write in this currency, for messages. */
export const example = ({ exponent }: Currency): string => withPoint('1254', exponent);

/**
 * From the amount that people write to the integer that the API takes.
 * @param text digits, and a point before the decimals: `12.54`
 * @returns minor units, or what is wrong with the text for this currency
 */
export function toMinorUnits(text: string, currency: Currency): Converted {
  const { code, exponent } = currency;
  const typed = text.trim();
  if (/[,\s']/.test(typed)) {
    return { problem: fillText(texts.separators, { example: example(currency) }) };
  }
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === undefined) return { problem: fillText(texts.notDigits, { example: example(currency) }) };
  if (decimals.length > exponent) {
    const found = { code, decimals: count(exponent), typed, found: decimals.length };
    return { problem: fillText(exponent === 0 ? texts.noDecimals : texts.tooFine, found) };
  }
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  return checked(minor, String(minor));
}

/**
 * From the integer of the API to the amount that people read.
 * @param text minor units: `1254`
 * @returns the amount with its decimals, or what is wrong with the text
 */
export function fromMinorUnits(text: string, { code, exponent }: Currency): Converted {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return { problem: fillText(texts.notWhole, { code }) };
  const minor = BigInt(typed);
  return checked(minor, withPoint(String(minor), exponent));
}
