// The diagram of a guide follows what the gateway does: while all scenarios of a service are played, its calls, their responses and its
// callbacks are found in the diagram, and no step is marked for an event that says something else.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadMaterial } from '../../../sandbox/material/load-material';
import { lineInProcess, loadRepertoire } from '../../../sandbox/test-support/page-line';
import { playService, type Line } from '../../../sandbox/test-support/play-in-page';
import { nextStep } from '../../../src/components/Diagram/next-step';
import { eventsOf } from '../../../src/components/Runner/flow-events';
import type { FlowEvent, StepPatterns, StepPosition } from '@gateway-docs/site-data/flows';
import type { GatewayView } from '../../../src/gateway-protocol/page-gateway';
import { loadPageHeads } from '@gateway-docs/site-data/pages';
import { loadReference } from '@gateway-docs/contract';
import { namesInSteps } from '../../../src/remark/diagrams/step-names';
import { tracedSteps } from '../../../src/remark/diagrams/step-patterns';
import { nameServicesOfFlows } from '../../../src/remark/services-of-flows';

const reference = await loadReference(process.cwd());
const made = await loadMaterial(process.cwd());
const repertoire = await loadRepertoire(process.cwd());
const names = namesInSteps({
  operations: reference.operations,
  statuses: reference.tables['transaction-statuses'].rows,
  serviceFields: [...reference.services.values()].flatMap(({ fields }) => fields.map(({ slug }) => slug)),
});

function patternsOf(flow: string): StepPatterns {
  const found = reference.flows.get(flow);
  const steps = found ? tracedSteps(found, names) : [];
  return Object.fromEntries(
    steps.flatMap(({ position, pattern }) => (typeof pattern === 'string' ? [] : [[position, pattern]])),
  );
}

/** The flows of each service, as the guides have them. */
function flowsByService(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file } of loadPageHeads(process.cwd()).values()) {
    const tree = unified()
      .use(remarkParse)
      .use(remarkDirective)
      .parse(readFileSync(path.join(process.cwd(), file), 'utf8'));
    nameServicesOfFlows(tree);
    visit(tree, 'leafDirective', ({ name, attributes }: LeafDirective) => {
      if (name !== 'flow') return;
      for (const service of attributes?.service?.split(' ') ?? [])
        found.set(service, [...(found.get(service) ?? []), attributes?.name ?? '']);
    });
  }
  return found;
}

interface Marked {
  readonly event: FlowEvent;
  readonly steps: StepPatterns;
  readonly position: StepPosition;
}

/** A line that marks what happens in the first flow that has it. */
function marking(flows: readonly StepPatterns[], marked: Marked[]): Line {
  const line = lineInProcess(made);
  let before: GatewayView | undefined;
  return async (order) => {
    const message = await line(order);
    for (const event of eventsOf(order.type === 'start' ? undefined : before, message))
      for (const steps of flows) {
        const position = nextStep(steps, undefined, event);
        if (position !== undefined) marked.push({ event, steps, position });
      }
    before = message.view;
    return message;
  };
}

const guides = [...flowsByService()];

it('most guides have a diagram of their service', () => {
  expect(guides.length).toBeGreaterThan(80);
});

describe.each(guides)('%s', (service, flows) => {
  it('its diagram shows the call, the response and the callback that come', async () => {
    const marked: Marked[] = [];
    await playService(marking(flows.map(patternsOf), marked), repertoire, service);
    const kinds = new Set(marked.map(({ event }) => event.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['request', 'response', 'callback']));
    for (const { event, steps, position } of marked) {
      const { statuses, reasons } = steps[position] ?? {};
      if (statuses) expect(statuses).toContain(event.status);
      if (reasons) expect(reasons).toContain(event.reason);
    }
  });
});
