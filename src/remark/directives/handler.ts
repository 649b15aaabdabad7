/**
 * The shape of a directive handler: the attributes that it takes and a pure function from attributes and reference to
 * mdast. The plugin and the Markdown export run the same handlers, so they read nothing else and keep no state.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Block } from '../mdast/nodes';

/** One attribute: `#id` in the braces is the attribute `id`. */
export interface AttributeRule {
  readonly required?: boolean;
  /** Closed list of values; without it any value is passed on and the handler looks it up. */
  readonly values?: readonly string[];
}

export type Attributes<Name extends string> = Readonly<Record<Name, string | undefined>>;

export interface Handler<Name extends string = string> {
  /** One example for error messages and the writer's guide. */
  readonly example: string;
  readonly attributes: Readonly<Record<Name, AttributeRule>>;
  /**
   * @param earlier how many directives that print the same part stand before it on the page: what a guide shows of a second direction may be folded
   * @throws WriterError when an attribute names something that does not exist
   */
  readonly build: (attributes: Attributes<Name>, site: SiteData, earlier: number) => Block[];
}

/** Keeps the attribute names of a handler's rules in the type of its `build`. */
export function defineHandler<Name extends string>(handler: Handler<Name>): Handler {
  return handler;
}
