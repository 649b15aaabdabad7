export type { Flow, FlowBranch, FlowGroup, FlowMessage, FlowNote, FlowStep } from './flow';
export { loadFlows } from './load-flows';
export { parseFlow } from './parse-flow';
