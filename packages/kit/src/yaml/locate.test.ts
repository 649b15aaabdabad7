import { describe, expect, it } from 'vitest';
import { locate } from './locate';

const text = `# A profile.
brand: "Acme"
support:
  email: nobody
  hours:
  channels:
    - { label: Chat, to: http://chat.example }
networks: [192.0.2.0/24, here]
`;

describe('locate', () => {
  it.each([
    [['brand'], '(line 2, column 8: "Acme")'],
    [['support', 'email'], '(line 4, column 10: nobody)'],
    [['support', 'channels', 0, 'to'], '(line 7, column 26: http://chat.example)'],
    [['networks', 1], '(line 8, column 26: here)'],
    // A map or a list is not repeated.
    [['support'], '(line 3, column 1)'],
    [['support', 'channels', 0], '(line 7, column 7)'],
    // What was left empty, and what is not there.
    [['support', 'hours'], '(line 5, column 9: nothing)'],
    [['support', 'tracker'], '(missing below line 3, column 1)'],
    [['networks', 2], '(missing below line 8, column 1)'],
    [['brand', 'name'], '(missing below line 2, column 1)'],
    [['legal'], ''],
    [[], ''],
  ])('%j: %s', (path, place) => {
    expect(locate(text, path)).toBe(place);
  });

  it('finds a key without its value, and cuts a long value', () => {
    expect(locate(text, ['support', 'email'], 'key')).toBe('(line 4, column 3)');
    expect(locate(`brand: ${'x'.repeat(61)}`, ['brand'])).toBe(`(line 1, column 8: ${'x'.repeat(60)}…)`);
  });

  it('finds nothing in an empty file', () => {
    expect(locate('', ['brand'])).toBe('');
  });
});
