/** What tests in a browser need. Their loader cannot load the contract and the facts, so nothing here imports them. */
export type { PlayedInNode } from './play-in-node';
export { type GatewayPlayer, type PlayedDigest, playerScript } from './player-script';
export { callbacks, requests } from './wrong-signatures';
