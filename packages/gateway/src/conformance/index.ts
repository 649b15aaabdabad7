export { examineCallbacks } from './callback-checks';
export { handlerAt } from './deliver';
