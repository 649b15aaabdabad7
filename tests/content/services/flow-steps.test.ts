// Every diagram: which of its steps the runner of a guide can mark, which it never can, and why.
import { describe, expect, it } from 'vitest';
import { loadReference } from '@gateway-docs/contract';
import { namesInSteps } from '../../../src/remark/diagrams/step-names';
import { tracedSteps, type TracedStep } from '../../../src/remark/diagrams/step-patterns';

const { flows, operations, services, tables } = await loadReference(process.cwd());
const names = namesInSteps({
  operations,
  statuses: tables['transaction-statuses'].rows,
  serviceFields: [...services.values()].flatMap(({ fields }) => fields.map(({ slug }) => slug)),
});
const all = [...flows].map(([name, flow]) => ({ name, flow, steps: tracedSteps(flow, names) }));

const textOf = (name: string, { step }: TracedStep) =>
  `${name}: ${step.type === 'note' ? 'note' : `${step.from}${step.reply ? '-->' : '->'}${step.to}`}: ${step.text}`;

describe('a step that is said to the gateway or by it', () => {
  it('can be marked, but for what names no call', () => {
    const never = all.flatMap(({ name, steps }) =>
      steps
        .filter(({ step, pattern }) => step.type === 'message' && pattern === 'names nothing')
        .map((step) => textOf(name, step)),
    );
    expect(never).toEqual([
      // Two lines about many calls at once.
      'binance-direct-debit-pay: job->gateway: The next debits',
      'binance-direct-debit-pay: job->gateway: At the end: find for each one without a response',
    ]);
  });

  it('is each of these kinds', () => {
    const kinds = new Set(
      all
        .flatMap(({ steps }) => steps.map(({ pattern }) => pattern))
        .map((pattern) => (typeof pattern === 'string' ? pattern : pattern.kind)),
    );
    expect([...kinds].sort()).toEqual([
      'acknowledgement',
      'among others',
      'callback',
      'change',
      'names nothing',
      'request',
      'response',
      'said by the message',
      'with a provider',
    ]);
  });
});

describe('a step that can never be marked', () => {
  const never = all.flatMap(({ name, flow, steps }) =>
    steps.flatMap((one) =>
      typeof one.pattern === 'string' ? [{ name, flow, ...one, why: one.pattern }] : [],
    ),
  );
  const isGateway = (id: string) => id === 'gateway' || id === 'page';

  it('is said among others, where the gateway is neither speaker nor listener', () => {
    const wrong = never
      .filter(({ why, step }) => why === 'among others' && step.type === 'message')
      .filter(({ step }) => step.type === 'message' && (step.from === 'gateway' || step.to === 'gateway'));
    expect(wrong.map((one) => textOf(one.name, one))).toEqual([]);
  });

  it('is said to a provider or by it, and no status is named with it', () => {
    const wrong = never.filter(
      ({ why, step }) =>
        why === 'with a provider' &&
        step.type === 'message' &&
        isGateway(step.to) &&
        step.codes?.some(({ kind }) => kind === 'status'),
    );
    expect(wrong.map((one) => textOf(one.name, one))).toEqual([]);
  });

  it('is a note without a status over the gateway, or one that repeats its message', () => {
    const wrong = never.filter(
      ({ why, step }) =>
        why === 'names nothing' &&
        step.type === 'note' &&
        step.over.includes('gateway') &&
        step.codes?.some(({ kind }) => kind === 'status'),
    );
    expect(wrong.map((one) => textOf(one.name, one))).toEqual([]);
  });
});

it('no two steps of a flow have one position', () => {
  for (const { name, steps } of all)
    expect(new Set(steps.map(({ position }) => position)).size, name).toBe(steps.length);
});
