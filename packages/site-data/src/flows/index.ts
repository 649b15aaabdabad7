export type { Flow, FlowBranch, FlowGroup, FlowMessage, FlowNote, FlowStep } from './flow';
export { readFlows } from './read-flows';
export { parseFlow } from './parse-flow';
