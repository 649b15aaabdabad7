/** Plain functions over plain values: for the browser and for Node. */
export { routeBelow, underBasePath } from './base-path';
export { decodedPath } from './decoded-path';
export { deepFreeze } from './deep-freeze';
export { escapeHtml } from './escape-html';
export { fetchOnce, NotLoadedError } from './fetch-once';
export { isPlainClick } from './is-plain-click';
export { keysOf } from './keys-of';
export { askedFor, beginAsked, waitForQuiet, whenLineIsFree, whenNothingIsAsked } from './line-order';
export { literalPattern } from './literal-pattern';
export { pressedKey } from './pressed-key';
export { refuse } from './refuse';
export { sparesLine, type Connection, type Line } from './spares-line';
export { nearest, suggest } from './suggest';
export { within } from './within';
export { WriterError } from './writer-error';
