import { expect, it } from 'vitest';
import { COMMANDS, DEFAULT_PORT, LOG_KINDS } from './command-line';

it('does without an option what the list of options says', () => {
  const options = COMMANDS.find(({ name }) => name === '')?.options ?? [];
  const said = (option: string) => options.find(({ name }) => name === option);
  expect(said('port')?.otherwise).toBe(String(DEFAULT_PORT));
  expect(said('log')).toMatchObject({ value: LOG_KINDS.join('|'), otherwise: LOG_KINDS[0] });
});
