import { WriterError } from '@gateway-docs/kit';
import mistakes from './mistakes.json';

/**
 * What is wrong with one line of a diagram. The message begins with the line; the parser writes the file before it.
 * @param line number of the line, from 1
 * @param message what was found and what is allowed
 */
export const mistakeAt = (line: number, message: string): WriterError =>
  new WriterError(`${line}: ${message}`);

type Values = Readonly<Record<string, string | number>>;

/**
 * @param line number of the line, from 1
 * @param kind of mistake
 * @param values for the places of its message
 */
export function flowMistake(line: number, kind: keyof typeof mistakes, values: Values = {}): WriterError {
  const fill = (place: string, name: string): string => String(values[name] ?? place);
  return mistakeAt(line, mistakes[kind].replaceAll(/\{(\w+)\}/g, fill));
}
