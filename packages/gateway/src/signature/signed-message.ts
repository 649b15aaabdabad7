export type SignedKind = 'request' | 'callback';

/** A request or callback of version 2 as it arrived. */
export interface SignedMessage {
  readonly kind: SignedKind;
  /** Of X-Timestamp, as sent. */
  readonly timestamp: string;
  /** Of a request, as sent; a query is no part of what is signed. */
  readonly path: string;
  /** Of the header Host, where it is known. */
  readonly host?: string | undefined;
  readonly body: Uint8Array;
  /** Of X-Signature, as sent. */
  readonly signature: string;
  readonly token: string;
  /** All tokens that are right; without them `token` alone. */
  readonly tokens?: readonly string[];
  /** Tokens of other points, or old ones, that may have been taken. */
  readonly otherTokens?: readonly string[];
}
