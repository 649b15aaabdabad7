/** The sequence diagrams of `data/flows`. */
export { parseFlow } from './parse-flow';
