/** In: the text of an option. Out: its value. Each throws an OptionMistake that says what was found and what is right. */
import { LOG_KINDS, type LogKind } from '../protocol/command-line';
import { named, OptionMistake } from './option-mistake';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Limits of `--speed`: beyond them timers of the process are of no use. */
export const SPEED = { least: 0.01, most: 100_000 } as const;
const LONGEST_TIMEOUT_SECONDS = 3600;

/** @param says what the option is, to its end */
function numberOf(text: string, form: RegExp, [least, most]: readonly [number, number], says: string) {
  const number = Number(text);
  if (form.test(text) && number >= least && number <= most) return number;
  throw new OptionMistake(`${says}, and "${text}" is not.`);
}

/** @returns a port; 0 lets the system choose */
export const portOf = (text: string): number =>
  numberOf(text, /^\d{1,5}$/, [0, 65_535], '--port is a whole number from 0 to 65535');

export function speedOf(text: string): number {
  const { least, most } = SPEED;
  const says = `--speed is a number from ${least} to ${most}, where 1 is real time`;
  return numberOf(text, /^\d+(\.\d+)?$/, [least, most], says);
}

/** @returns how many results, from 1 to `most` */
export const limitOf = (text: string, most: number): number =>
  numberOf(text, /^\d+$/, [1, most], `--limit is a whole number from 1 to ${most}`);

export function secondsOf(name: string, text: string): number {
  const says = `--${name} is a whole number of seconds from 1 to ${LONGEST_TIMEOUT_SECONDS}`;
  return numberOf(text, /^\d+$/, [1, LONGEST_TIMEOUT_SECONDS], says);
}

/** @returns a text that is not empty */
export function textOption(name: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new OptionMistake(`--${name} needs a value, and it is empty.`);
}

export const logKindOf = (text: string): LogKind =>
  named(new Map(LOG_KINDS.map((kind) => [kind, kind])), text, '--log has no kind');

/**
 * @returns the address as it was given
 * @throws OptionMistake for what is no address, names somebody in front of `@`, or is plain http to another machine
 */
export function addressOf(name: string, text: string): string {
  const example = 'as http://127.0.0.1:3000/callbacks/gateway';
  const url = /\s/.test(text) || !URL.canParse(text) ? undefined : new URL(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new OptionMistake(
      `--${name} is an address that begins with http:// or https://, ${example}; "${text}" is not.`,
    );
  if (url.username !== '' || url.password !== '' || text.slice(0, text.indexOf(url.host)).includes('@'))
    throw new OptionMistake(
      `--${name} must not hold a user name before "@": "${text}" would go to ${url.host}.`,
    );
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname))
    throw new OptionMistake(
      `--${name}: plain http is accepted for localhost, 127.0.0.1 and [::1] only; "${url.hostname}" needs https.`,
    );
  return text;
}

/** @returns the value of an option as `valueOf` reads it; undefined where the option is not given */
export function optional(options: ReadonlyMap<string, string>, name: string, valueOf: typeof textOption) {
  const text = options.get(name);
  return text === undefined ? undefined : valueOf(name, text);
}

/** @throws OptionMistake for an address of another machine too */
export function ownAddressOf(name: string, text: string): string {
  if (LOOPBACK.has(new URL(addressOf(name, text)).hostname)) return text;
  throw new OptionMistake(
    `--${name} is an address of this machine, as http://127.0.0.1:3000; "${text}" is not.`,
  );
}

/** @returns an origin of this machine without a slash at its end */
export function originOf(name: string, text: string): string {
  const { origin, pathname, search } = new URL(addressOf(name, text));
  if (pathname === '/' && search === '') return origin;
  throw new OptionMistake(`--${name} is an origin without a path, as ${origin}; "${text}" has one.`);
}
