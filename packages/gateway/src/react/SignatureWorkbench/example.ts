import type { Vectors as AllVectors } from '@gateway-docs/contract/samples';
import type { MessageKind, Pasted } from '../../signature/inspection';

/** The published test vectors; a provider may have no version 1. */
export type Vectors = Omit<AllVectors, 'v1'> & Partial<Pick<AllVectors, 'v1'>>;

/** @returns the fields of the workbench for the test vector of a kind */
export function exampleOf(
  kind: MessageKind,
  { point_id: point, api_token: token, v1, v2, callback }: Vectors,
): Pick<Pasted, 'head' | 'body' | 'token' | 'otherToken'> {
  if (kind === 'request-v1' && v1) {
    const body = JSON.stringify({ auth: { point, key: v1.key, hash: v1.hash } });
    return { head: '', body, token, otherToken: '' };
  }
  const { timestamp, signature, body } = kind === 'request' ? v2 : callback;
  const lines = [
    kind === 'request' ? `POST ${v2.path} HTTP/1.1` : 'POST /callbacks/gateway HTTP/1.1',
    `X-Point-Id: ${point}`,
    `X-Timestamp: ${timestamp}`,
    `X-Signature: ${signature}`,
  ];
  return { head: lines.join('\n'), body, token, otherToken: '' };
}
