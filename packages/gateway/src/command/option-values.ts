/** In: the text of an option. Out: its value. Each throws an OptionMistake that says what was found and what is right. */
import { suggest } from '@gateway-docs/kit';
import { LOG_KINDS, type LogKind } from '../protocol/command-line';
import { OptionMistake } from './option-mistake';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Limits of `--speed`: beyond them timers of the process are of no use. */
export const SPEED = { least: 0.01, most: 100_000 } as const;
const LONGEST_TIMEOUT_SECONDS = 3600;

/** @returns a port; 0 lets the system choose */
export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new OptionMistake(`--port is a whole number from 0 to 65535, and "${text}" is not.`);
}

export function speedOf(text: string): number {
  const speed = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && speed >= SPEED.least && speed <= SPEED.most) return speed;
  throw new OptionMistake(
    `--speed is a number from ${SPEED.least} to ${SPEED.most}, where 1 is real time, and "${text}" is not.`,
  );
}

export function secondsOf(name: string, text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds > 0 && seconds <= LONGEST_TIMEOUT_SECONDS) return seconds;
  throw new OptionMistake(
    `--${name} is a whole number of seconds from 1 to ${LONGEST_TIMEOUT_SECONDS}, and "${text}" is not.`,
  );
}

/** @returns a text that is not empty */
export function textOption(name: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new OptionMistake(`--${name} needs a value, and it is empty.`);
}

export function logKindOf(text: string): LogKind {
  const found = LOG_KINDS.find((kind) => kind === text);
  if (found) return found;
  throw new OptionMistake(`--log has no kind "${text}". ${suggest(text, LOG_KINDS)}`);
}

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

/** @returns an origin of this machine without a slash at its end */
export function originOf(name: string, text: string): string {
  const { origin, pathname, search } = new URL(addressOf(name, text));
  if (pathname === '/' && search === '') return origin;
  throw new OptionMistake(`--${name} is an origin without a path, as ${origin}; "${text}" has one.`);
}
