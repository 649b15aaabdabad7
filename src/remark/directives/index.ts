/**
 * The directives of the site by name. The plugin, the Markdown export and the writer's guide read this one map.
 */
import * as all from './all';
import type { Handler } from './handler';

export const handlers: ReadonlyMap<string, Handler> = new Map(
  Object.values(all).map((handler) => [handler.name, handler]),
);
