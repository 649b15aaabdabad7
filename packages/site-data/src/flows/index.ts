/** The sequence diagrams of `data/flows`. */
export { flowSteps } from './flow-steps';
export { parseFlow } from './parse-flow';
