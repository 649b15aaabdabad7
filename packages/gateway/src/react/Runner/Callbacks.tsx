import React, { type ReactNode } from 'react';
import { objectOf, parsed } from '../../json';
import type { ShownCallback } from '../../protocol/page-gateway';
import SignedBytes from './SignedBytes';
import { timeText } from './format';
import QuietButton from '../controls/QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly callbacks: readonly ShownCallback[];
  readonly repeat: (number: number) => void;
}

/** As many as are of use at a glance. */
const SHOWN = 10;

/** The signature in the header is that of the bytes. A callback of version 1 is not signed. */
function signatureText({ headers, signed }: ShownCallback): string {
  if (!signed) return 'not signed, as in version 1';
  const sent = headers.find(([name]) => name === 'X-Signature')?.[1];
  return sent === signed.signature ? 'the signature is genuine' : 'the signature is wrong';
}

function statusIn(body: string): string {
  const { status } = objectOf(parsed(body));
  return typeof status === 'number' ? `status ${status}, ` : '';
}

/** The callbacks as they arrive at the merchant's server of the page. */
export default function Callbacks({ callbacks, repeat }: Props): ReactNode {
  return (
    <div className={styles.card} role="group" aria-label="Callbacks">
      <p className={styles.title}>Callbacks to your server</p>
      <ol className={styles.callbacks} aria-live="polite">
        {callbacks.slice(0, SHOWN).map((callback) => {
          const { number, at, transactionId, attempt, method, url, headers, body, signed, outcome } =
            callback;
          return (
            <li key={number}>
              <details className={styles.details}>
                <summary>
                  {number}. Transaction {transactionId}, {statusIn(body)}delivery {attempt}:{' '}
                  {signatureText(callback)}
                </summary>
                <p className={styles.muted}>
                  {method} {url} at {timeText(at)}. Your server responded {outcome}.
                </p>
                <SignedBytes headers={headers} body={body} signed={signed} verb="signed" />
              </details>
              <QuietButton act={() => repeat(number)}>Repeat callback {number}</QuietButton>
            </li>
          );
        })}
      </ol>
      {callbacks.length === 0 && <p className={styles.muted}>None yet.</p>}
      {callbacks.length > SHOWN && <p className={styles.muted}>The {SHOWN} newest are shown.</p>}
    </div>
  );
}
