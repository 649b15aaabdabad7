import { describe, expect, it } from 'vitest';
import type { Flow, FlowMessage } from '@gateway-docs/site-data/flows';
import { scenesOf, MOST_HEIGHT } from './scenes';
import { sequenceHeight } from './sequence';
import { demoSite } from '@gateway-docs/contract/test-support';

const message = (text: string): FlowMessage => ({ type: 'message', from: 'a', to: 'b', text });
const flow = (steps: Flow['steps']): Flow => ({
  title: 'T',
  summary: 'S',
  participants: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  steps,
});
const NONE = new Map<number, string>();
const numbers = (scene: ReturnType<typeof scenesOf>[number] | undefined) =>
  scene?.rows.flatMap((row) => (row.kind === 'message' ? [`${row.number} ${row.message.text}`] : []));

describe('the pictures of a flow', () => {
  it('are the happy path with the first case of each group, and one for each other case', () => {
    const scenes = scenesOf(
      flow([
        message('one'),
        {
          type: 'alt',
          branches: [
            { label: 'Paid', steps: [message('two')] },
            { label: 'Declined', steps: [message('instead')] },
          ],
        },
        message('three'),
      ]),
      NONE,
    );
    expect(scenes.map(({ label }) => label)).toEqual(['All goes well', 'Declined']);
    expect(numbers(scenes[0])).toEqual(['1 one', '2 two', '3 three']);
    expect(numbers(scenes[1])).toEqual(['2 instead']);
  });

  it('go on in a second one where the first is full, and what happens side by side stays together', () => {
    const steps = Array.from({ length: 14 }, (_, i) => message(`m${i + 1}`));
    const both = [
      { label: 'Callback', steps: [message('c1'), message('c2')] },
      { label: 'Browser', steps: [message('b1')] },
    ];
    const scenes = scenesOf(flow([...steps, { type: 'par', branches: both }]), NONE);
    expect(scenes.map(({ label }) => label)).toEqual(['All goes well', 'What follows']);
    expect(numbers(scenes[1])?.slice(-3)).toEqual(['15 c1', '16 c2', '17 b1']);
  });

  it('fit a window, each one of every flow, and lose no message', async () => {
    const { flows, codes } = await demoSite.load();
    const tooHigh = [...flows].flatMap(([name, found]) =>
      scenesOf(found, codes.status)
        .filter(({ rows }) => sequenceHeight(found, rows, codes.status) > MOST_HEIGHT)
        .map(({ label }) => `${name}: ${label}`),
    );
    expect(tooHigh).toEqual([]);
    for (const [name, found] of flows) {
      const all = found.steps.flatMap((step) =>
        'branches' in step ? step.branches.flatMap(({ steps }) => steps) : [step],
      );
      const drawn = scenesOf(found, codes.status).flatMap(({ rows }) =>
        rows.filter(({ kind }) => kind === 'message' || kind === 'note'),
      );
      expect(drawn.length, name).toBe(all.length);
    }
  });
});
