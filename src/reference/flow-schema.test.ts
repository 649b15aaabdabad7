import { describe, expect, it } from 'vitest';
import { schema } from './flow-schema';

const message = { type: 'message', from: 'a', to: 'b', text: 'Asks' };
const flow = {
  title: 'A flow',
  summary: 'A asks B.',
  participants: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  steps: [message, { ...message, from: 'b', to: 'a', text: 'Answers', reply: true }],
};

/** Every message of the schema for the flow with some keys changed. */
function messages(change: Partial<Record<keyof typeof flow, unknown>>): string[] {
  const result = schema.safeParse({ ...flow, ...change });
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('flow schema', () => {
  it('accepts messages, notes and groups', () => {
    const branches = [
      { label: 'Good', steps: [message] },
      { label: 'Bad', steps: [{ type: 'note', over: ['a', 'b'], text: 'Nothing happens.' }] },
    ];
    expect(messages({ steps: [message, { type: 'alt', branches }, { type: 'par', branches }] })).toEqual([]);
  });

  it('names a participant that does not exist, in groups too', () => {
    const unknown = { ...message, to: 'c' };
    expect(messages({ steps: [message, unknown] })).toEqual([
      'steps.1: participant "c" does not exist; there are: a, b',
    ]);
    const branches = [
      { label: 'One', steps: [unknown] },
      { label: 'Two', steps: [message] },
    ];
    expect(messages({ steps: [message, { type: 'alt', branches }] })).toEqual([
      'steps.1.branches.0.steps.0: participant "c" does not exist; there are: a, b',
    ]);
  });

  it('refuses an idle or doubled participant', () => {
    const participants = [...flow.participants, { id: 'c', label: 'C' }];
    expect(messages({ participants })).toEqual(['participants.2: participant "c" takes no part']);
    expect(messages({ participants: [...flow.participants, { id: 'a', label: 'A' }] })).toEqual([
      'participants.2: "a" is there twice',
    ]);
  });

  it('refuses what a diagram cannot show: long labels, one branch, groups in groups', () => {
    expect(messages({ steps: [message, { ...message, text: 'x'.repeat(65) }] })).toEqual([
      'steps.1.text: a message has to fit on its arrow: at most 64 characters',
    ]);
    const one = { type: 'alt', branches: [{ label: 'One', steps: [message] }] };
    expect(messages({ steps: [message, one] })).toEqual([
      'steps.1.branches: a group has at least two branches',
    ]);
    const nested = {
      type: 'par',
      branches: [
        { label: 'One', steps: [one] },
        { label: 'Two', steps: [message] },
      ],
    };
    expect(messages({ steps: [message, nested] })).toHaveLength(1);
  });
});
