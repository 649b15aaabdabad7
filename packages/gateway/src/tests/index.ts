export { type CallbackReceiver, startCallbackReceiver } from './callback-receiver';
export { eventually } from './eventually';
export { createCaller } from './gateway-caller';
export { listen } from './listen';
