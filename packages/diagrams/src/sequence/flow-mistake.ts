import mistakes from './mistakes.json';

/** What is wrong with one line of a diagram; the parser adds the file. */
export class FlowMistake extends Error {
  override readonly name = 'FlowMistake';

  /**
   * @param line number of the line, from 1
   * @param message what was found and what is allowed
   */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

type Values = Readonly<Record<string, string | number>>;

/**
 * @param line number of the line, from 1
 * @param kind of mistake
 * @param values for the places of its message
 */
export function flowMistake(line: number, kind: keyof typeof mistakes, values: Values = {}): FlowMistake {
  const fill = (place: string, name: string): string => String(values[name] ?? place);
  return new FlowMistake(line, mistakes[kind].replaceAll(/\{(\w+)\}/g, fill));
}
