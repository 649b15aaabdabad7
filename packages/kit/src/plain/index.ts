/** Plain functions over plain values: for the browser and for Node. */
export { attempt } from './attempt';
export { routeBelow, underBasePath } from './base-path';
export { decodedPath } from './decoded-path';
export { deepFreeze } from './deep-freeze';
export { eachOf } from './each-of';
export { escapeHtml, literalPattern } from './escape';
export { fetchOnce, NotLoadedError } from './fetch-once';
export { isPlainClick } from './is-plain-click';
export { keysOf } from './keys-of';
export { askedFor, beginAsked, waitForQuiet, whenLineIsFree, whenNothingIsAsked } from './line-order';
export { memo } from './memo';
export { once } from './once';
export { pressedKey } from './pressed-key';
export { refuse, within, WriterError } from './errors';
export { sparesLine, type Connection, type Line } from './spares-line';
export { nearest, suggest } from './suggest';
