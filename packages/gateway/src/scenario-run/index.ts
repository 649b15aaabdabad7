export { createClient } from './client';
export { RUN_SETTINGS } from './command';
export { partsOf } from './parts';
export { startReceiver } from './receiver';
export { type Transcript, runScenario } from './run-scenario';
