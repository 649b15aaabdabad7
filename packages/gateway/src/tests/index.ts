export { type CallbackReceiver, startCallbackReceiver } from './callback-receiver';
export { eventually } from './eventually';
export { createCaller } from './gateway-caller';
export { listen } from './listen';
export { overStreams, PROTOCOL_VERSIONS, type McpClient } from './mcp-client';
