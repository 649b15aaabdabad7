export { type Marks, type Piece, pieces } from './marks';
export type { Flow, FlowBranch, FlowGroup, FlowMessage, FlowNote, FlowStep } from './sequence/flow';
export { sequenceSvg } from './sequence/draw';
export { parseFlow } from './sequence/parse-flow';
export { type Scene, scenesOf } from './sequence/scenes';
export { tell, type Told } from './sequence/tell';
export { type State, type StateLayout, statesSvg } from './states/draw';
