import { expect, it } from 'vitest';
import { statesSvg, type State, type StateLayout } from './draw';

const state = (code: number, to: number[]): State => ({
  code,
  label: `state ${code}`,
  tone: 'neutral',
  final: to.length === 0,
  to,
});
const layout: StateLayout = {
  size: { width: 300, height: 200 },
  node: { width: 80, height: 40 },
  cells: new Map([
    [1, { x: 20, y: 40 }],
    [2, { x: 20, y: 120 }],
    [3, { x: 200, y: 40 }],
  ]),
  frame: { x: 10, y: 10, width: 100, height: 180, members: [1, 2], label: 'Waiting' },
};
const picture = { id: 'p', title: 'States', description: 'What becomes of what.' };

it('draws one arrow from the frame where all in it may become the same', () => {
  const drawn = statesSvg([state(1, [3]), state(2, [3]), state(3, [])], layout, picture);
  expect(drawn.match(/<polygon/g)).toHaveLength(1);
  expect(drawn.match(/dg-inner/g)).toHaveLength(1);
  expect(drawn).toContain('<title id="p-title">States</title>');
});

it('refuses a state without a place', () => {
  expect(() => statesSvg([state(7, [])], layout, picture)).toThrow(
    'State 7 has no place in the state diagram',
  );
});
