// In: the text of a QR code that follows EMVCo's rules for merchant codes (Pix and other national schemes).
// Out: whether its CRC is right. Why: payers copy this text too, and one lost character must not reach a bank.

/** CRC-16 of the polynomial 0x1021. */
export function crcOf(bytes: Uint8Array, start: number): number {
  let crc = start;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

/**
 * CRC-16/CCITT-FALSE: start value 0xFFFF, over the UTF-8 bytes.
 * @returns four hexadecimal digits, upper case
 */
export const crc16 = (text: string): string =>
  crcOf(new TextEncoder().encode(text), 0xffff).toString(16).toUpperCase().padStart(4, '0');

/** One object of a code: its two-digit number and its value. */
interface EmvObject {
  readonly id: string;
  readonly value: string;
}

/** The objects of a code, in order; undefined when a length points past the end. */
function objectsOf(code: string): EmvObject[] | undefined {
  const found: EmvObject[] = [];
  for (let at = 0; at < code.length;) {
    const [, id = '', length] = /^(\d{2})(\d{2})/.exec(code.slice(at)) ?? [];
    const end = at + 4 + Number(length);
    if (length === undefined || end > code.length) return undefined;
    found.push({ id, value: code.slice(at + 4, end) });
    at = end;
  }
  return found;
}

/**
 * A whole code: objects of number, length and value that begin with 00 and end with 63, the CRC over all before its value.
 * @param value the text of the QR code as it was read or copied
 */
export function isEmvQr(value: string): boolean {
  const objects = objectsOf(value);
  if (objects?.[0]?.id !== '00' || objects.at(-1)?.id !== '63') return false;
  return crc16(value.slice(0, -4)) === value.slice(-4).toUpperCase();
}

/** Number of the object with the amount, a decimal in whole units; it stands right behind that of the currency, 53. */
const AMOUNT = '54';
const CURRENCY = '53';

/** @returns the amount of a code as it stands there, such as `125.40`; undefined where the payer types it, or the text is no code */
export const emvAmount = (code: string): string | undefined =>
  isEmvQr(code) ? objectsOf(code)?.find(({ id }) => id === AMOUNT)?.value : undefined;

const written = ({ id, value }: EmvObject): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * @param code a whole code
 * @param amount decimal in whole units, such as `125.40`
 * @returns the same code for that amount, with a CRC of its own; the text itself where it is no such code
 */
export function withEmvAmount(code: string, amount: string): string {
  if (!isEmvQr(code)) return code;
  const rest = (objectsOf(code) ?? []).filter(({ id }) => id !== AMOUNT && id !== '63');
  const objects = rest.flatMap((object) =>
    object.id === CURRENCY ? [object, { id: AMOUNT, value: amount }] : [object],
  );
  const body = `${objects.map(written).join('')}6304`;
  return body + crc16(body);
}
