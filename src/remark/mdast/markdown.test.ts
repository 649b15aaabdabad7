import { expect, it } from 'vitest';
import { filled } from './markdown';
import { inlineCode, link, text } from './nodes';

it('puts words into the Markdown, and nodes between its words', () => {
  const call = [link('/call', inlineCode('pay'))];
  expect(
    filled('Send {count} of {call}, then read [this]({route}).', { count: 2, call, route: '/x' }),
  ).toEqual([
    text('Send 2 of '),
    ...call,
    text(', then read '),
    expect.objectContaining({ type: 'link', url: '/x' }),
    text('.'),
  ]);
});

it('leaves a place that has no value as it is, as a path may have one', () => {
  expect(filled('See {transaction_id}.', {})).toEqual([text('See '), text('{transaction_id}'), text('.')]);
});
