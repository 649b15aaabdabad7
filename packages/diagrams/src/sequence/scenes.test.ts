import { describe, expect, it } from 'vitest';
import type { Flow, FlowMessage } from './flow';
import { sequenceSvg } from './draw';
import { scenesOf } from './scenes';

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
const NONE = new Map<string, string>();
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

  it('name a case over its first arrow', () => {
    const steps = [{ ...message('far away'), from: 'c', to: 'd' }];
    const drawn = {
      ...flow([
        {
          type: 'alt',
          branches: [
            { label: 'Paid', steps },
            { label: 'Declined', steps },
          ],
        },
      ]),
      participants: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id.toUpperCase() })),
    };
    const picture = sequenceSvg(drawn, scenesOf(drawn, NONE)[0]?.rows ?? [], {
      id: 'x',
      title: 'T',
      marks: NONE,
    });
    const path = /class="dg-line" d="M([\d.]+) [\d.]+L([\d.]+)/.exec(picture);
    const [from, to] = [Number(path?.[1]), Number(path?.[2])];
    const at = Number(/class="dg-tag-text"[^>]*><tspan x="([\d.]+)"/.exec(picture)?.[1]);
    expect(at).toBeGreaterThanOrEqual(Math.min(from, to));
    expect(at).toBeLessThanOrEqual(Math.max(from, to));
  });
});
