import { expect, it } from 'vitest';
import { fixtureFacts } from '../tests/fixture-facts';
import { parseFlow } from './parse-flow';

/** A diagram whose first message is in line 6. */
const flowOf = (text: string) =>
  parseFlow(
    'data/flows/x.mmd',
    `sequenceDiagram
accTitle: A flow
accDescr: A asks; B answers.
participant a as A
participant b as B
a->>b: ${text}
b-->>a: Answers`,
    fixtureFacts,
  );

it('shows references in words', () => {
  const [step] = flowOf('Status {status(1)}, reason {reason(2001)}').steps;
  expect(step).toMatchObject({ text: 'Status 1 success, reason 2001' });
});

it.each([
  ['Status {status(7)}', 'x.mmd:6: {status(7)}: data/transaction-statuses.yaml has no code 7.'],
  ['Status 1 success', 'x.mmd:6: "Status 1" is no reference. Write Status {status(1)}, '],
])('refuses %s at its line', (text, message) => {
  expect(() => flowOf(text)).toThrow(message);
});
