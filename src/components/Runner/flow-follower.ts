/**
 * Follows what the gateway of the page does through the diagram of the guide, and marks the steps that have just happened. One for all
 * runners of a visit, like the gateway.
 */
import { flowsOf, mark, open, unmark, type MarkedStep, type PageFlow } from '../Diagram/flows-of-page';
import { nextStep } from '../Diagram/next-step';
import type { FlowEvent, StepPosition } from '@gateway-docs/site-data/flows';
import type { GatewayView } from '../../gateway-protocol/page-gateway';
import { eventsOf } from './flow-events';
import type { PageGateway } from './page-gateway';

/** Where the story of a transaction stands. */
interface Progress {
  /** Anchor of the flow. */
  readonly flow: string;
  readonly position: StepPosition;
}

interface Found {
  readonly flow: PageFlow;
  readonly position: StepPosition;
}

/**
 * A step of a branch that does not end well. It is the one to look at, also when the callback has come already: the ending that all branches
 * share is drawn in the first picture alone.
 */
const isOtherCase = ({ position }: Found): boolean => position.split('-')[1] !== '0';

/** What a runner says of it. */
export interface Followed {
  /** Services whose transactions it was about. */
  readonly services: readonly string[];
  /** In their order. */
  readonly steps: readonly MarkedStep[];
}

const NOTHING: Followed = { services: [], steps: [] };

export class FlowFollower {
  private readonly progress = new Map<number | undefined, Progress>();
  private readonly listeners = new Set<() => void>();
  private followed = NOTHING;

  /** @param gateway what it follows, as long as the page is open */
  constructor(gateway: PageGateway) {
    gateway.watch((message, before, sender) => {
      const events = eventsOf(before, message);
      if (message.view.transactions.length === 0) this.progress.clear();
      // The gateway speaks too when nothing has happened, as after another response was chosen for the merchant's server.
      if (events.length > 0 || message.view.transactions.length === 0)
        this.follow(events, message.view, sender);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Followed => this.followed;

  private follow(events: readonly FlowEvent[], view: GatewayView, sender: string | undefined): void {
    const services = new Set<string>();
    const found = events.flatMap((event) => {
      const own = view.transactions.find(({ id }) => id === event.transaction)?.service ?? sender;
      if (own === undefined) return [];
      services.add(own);
      return this.step(event, flowsOf(own)) ?? [];
    });
    unmark();
    const current = found.findLast(isOtherCase) ?? found.at(-1);
    const steps = found.flatMap((one) => mark(one.flow, one.position, one === current) ?? []);
    if (current) open(current.flow, current.position);
    this.followed = { services: [...services], steps };
    this.listeners.forEach((listener) => listener());
  }

  /** The flow in which the story stands is asked first. */
  private step(event: FlowEvent, flows: readonly PageFlow[]): Found | undefined {
    const known = this.progress.get(event.transaction);
    const inOrder = [...flows].sort((a, b) => Number(b.id === known?.flow) - Number(a.id === known?.flow));
    for (const flow of inOrder) {
      const position = nextStep(flow.steps, flow.id === known?.flow ? known.position : undefined, event);
      if (position === undefined) continue;
      this.progress.set(event.transaction, { flow: flow.id, position });
      return { flow, position };
    }
    return undefined;
  }
}
