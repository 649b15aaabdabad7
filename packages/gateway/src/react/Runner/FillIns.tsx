import React, { type ReactNode } from 'react';
import type { ShownTransaction } from '../../protocol/page-gateway';
import { idIn, withExternalId, withFreeExternalId, withId } from './edit-body';
import QuietButton from '../controls/QuietButton';

interface Props {
  readonly path: string;
  readonly body: string;
  readonly setBody: (body: string) => void;
  /** False for a call that belongs to a transaction which another request of the form has made. */
  readonly mayRegister: boolean;
  /** Of the gateway, the newest first. */
  readonly transactions: readonly ShownTransaction[];
}

/** The body with a transaction of the gateway in the place of the one that it names. */
const naming = (body: string, { id, externalId }: ShownTransaction): string =>
  idIn(body) === undefined ? withExternalId(body, externalId) : withId(body, id);

/** Buttons that put into the body what fits the gateway: an id that is still free, or the latest transaction. */
export default function FillIns({ path, body, setBody, mayRegister, transactions }: Props): ReactNode {
  const registers = mayRegister && /\/(pay|create)$/.test(path);
  const taken = transactions.map(({ externalId }) => externalId);
  const free = withFreeExternalId(body, taken);
  if (registers)
    return free === body ? null : (
      <QuietButton act={() => setBody(free)}>Take a new external_transaction_id</QuietButton>
    );
  const [latest] = transactions;
  if (!latest || !path.includes('/transaction/') || naming(body, latest) === body) return null;
  return <QuietButton act={() => setBody(naming(body, latest))}>Take transaction {latest.id}</QuietButton>;
}
