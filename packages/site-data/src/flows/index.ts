export { loadFlows } from './load-flows';
export { parseFlow } from './parse-flow';
