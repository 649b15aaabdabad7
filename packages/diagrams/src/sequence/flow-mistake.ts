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
