import { describe, expect, it } from 'vitest';
import { fixtureFacts } from '../test-support/fixture-facts';
import { parseFlow } from './parse-flow';

const { codes, operator } = fixtureFacts;
const HEAD = [
  'sequenceDiagram',
  '  accTitle: A flow',
  '  accDescr: A asks; B answers.',
  '  participant a as A',
  '  participant b as The B',
];
const STEPS = ['  a->>b: Asks', '  b-->>a: Answers'];

const flowOf = (...lines: string[]) =>
  parseFlow('data/flows/x.mmd', `${[...HEAD, ...lines].join('\n')}\n`, { codes, operator });

describe('a diagram', () => {
  it('has a title, a summary, participants, messages and answers', () => {
    expect(flowOf(...STEPS)).toEqual({
      title: 'A flow',
      summary: 'A asks; B answers.',
      participants: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'The B' },
      ],
      steps: [
        { type: 'message', from: 'a', to: 'b', text: 'Asks' },
        { type: 'message', from: 'b', to: 'a', text: 'Answers', reply: true },
      ],
    });
  });

  it('has notes over one participant, or over all between two', () => {
    const { steps } = flowOf('Note over a: One', 'note over a, b: Two: both');
    expect(steps).toEqual([
      { type: 'note', over: ['a'], text: 'One' },
      { type: 'note', over: ['a', 'b'], text: 'Two: both' },
    ]);
  });

  it('has groups of branches, of which one happens or all', () => {
    const { steps } = flowOf(
      'alt Good',
      ...STEPS,
      'else Bad',
      'Note over a: No',
      'end',
      'par X',
      'a ->> b : Y',
      'and Z',
      'b->>a: Z',
      'end',
    );
    expect(steps).toEqual([
      {
        type: 'alt',
        branches: [
          { label: 'Good', steps: [expect.anything(), expect.anything()] },
          { label: 'Bad', steps: [{ type: 'note', over: ['a'], text: 'No' }] },
        ],
      },
      {
        type: 'par',
        branches: [
          { label: 'X', steps: [{ type: 'message', from: 'a', to: 'b', text: 'Y' }] },
          { label: 'Z', steps: [{ type: 'message', from: 'b', to: 'a', text: 'Z' }] },
        ],
      },
    ]);
  });

  it('shows references in words, and the characters that Mermaid keeps for itself', () => {
    const { steps } = flowOf(
      'a->>b: Status {status(1)}, reason {reason(2001)}',
      'b->>a: 1#59; #35;2 #lt;3#gt;',
    );
    expect(steps.map((step) => ('text' in step ? step.text : ''))).toEqual([
      'Status 1 success, reason 2001',
      '1; #2 <3>',
    ]);
  });

  it('may have comments and empty lines', () => {
    expect(flowOf('', '%% a comment', ...STEPS)).toEqual(flowOf(...STEPS));
  });

  it('is measured by what readers see', () => {
    const long = 'x'.repeat(55);
    expect(flowOf(`a->>b: ${long}{status(1)}`, ...STEPS).steps).toHaveLength(3);
  });
});
