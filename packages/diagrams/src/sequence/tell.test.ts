import { expect, it } from 'vitest';
import type { Flow, FlowMessage } from './flow';
import { sequenceOf } from './rows';
import { tell } from './tell';

const message = (text: string): FlowMessage => ({ type: 'message', from: 'a', to: 'b', text });
const flow: Flow = {
  title: 'T',
  summary: 'S',
  participants: [
    { id: 'a', label: 'Ann' },
    { id: 'b', label: 'Bob' },
  ],
  steps: [
    message('one'),
    message('two'),
    { type: 'note', over: ['a'], text: 'waits' },
    {
      type: 'par',
      branches: [
        { label: 'Callback', steps: [message('three')] },
        { label: 'Browser', steps: [message('four')] },
      ],
    },
    message('five'),
  ],
};

it('says in words what the picture shows, with its numbers', () => {
  expect(tell(flow, sequenceOf(flow).happy)).toEqual([
    { kind: 'messages', start: 1, messages: ['Ann to Bob: one', 'Ann to Bob: two'] },
    { kind: 'words', text: 'Note: waits' },
    { kind: 'words', text: 'In any order:' },
    { kind: 'label', text: 'Callback' },
    { kind: 'messages', start: 3, messages: ['Ann to Bob: three'] },
    { kind: 'label', text: 'Browser' },
    { kind: 'messages', start: 4, messages: ['Ann to Bob: four'] },
    { kind: 'words', text: 'Then:' },
    { kind: 'messages', start: 5, messages: ['Ann to Bob: five'] },
  ]);
});
