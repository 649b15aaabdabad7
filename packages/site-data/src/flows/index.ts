export { readFlows } from './read-flows';
export { parseFlow } from './parse-flow';
