/** What a browser says of the reader's line, where it does: `navigator.connection`, which the compiler's types do not know. */
export interface Connection {
  /** The reader asks sites to send less. */
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/** The part of `navigator` that is asked, in a page and in a worker. */
export interface Line {
  readonly onLine: boolean;
  readonly connection?: Connection | undefined;
}

/**
 * Whether nothing is loaded but what the reader asks for: without a connection, on a slow one, or where the reader wants to send and get less.
 * @param line `navigator`
 */
export const sparesLine = ({ onLine, connection }: Line): boolean =>
  !onLine || connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
