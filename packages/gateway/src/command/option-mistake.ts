/** A mistake in the arguments of the command: its message is one sentence for the person who typed them. */
export class OptionMistake extends Error {
  override readonly name = 'OptionMistake';
}
