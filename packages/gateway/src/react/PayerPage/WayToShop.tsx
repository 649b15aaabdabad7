import React, { type ReactNode } from 'react';
import type { WayBack } from '../../protocol/payer-sheet';
import styles from './styles.module.css';

interface Props {
  readonly way: WayBack;
  readonly transaction: number;
}

/** Shows where the browser of the payer would go. The page never leaves the site. */
export default function WayToShop({ way: { member, url, method, fields }, transaction }: Props): ReactNode {
  const data = Object.keys(fields).length > 0 ? fields : undefined;
  return (
    <section className={styles.sheet} aria-labelledby="payer-way">
      <h2 id="payer-way">Back to the shop</h2>
      {url === undefined ? (
        <p>
          Your request gave no <code>{member}</code>, so the browser of the payer stays on the page of the
          gateway.
        </p>
      ) : (
        <p>
          {method === 'POST'
            ? 'The page of the bank now posts a form to'
            : 'The browser of the payer now goes to'}{' '}
          <code>{member}</code>, with <code>{method}</code>: <code className={styles.address}>{url}</code>.
          This page stays here.
        </p>
      )}
      {data && (
        <>
          <p>
            The payment still waits for you. Call <code>transaction/update</code> with the fields of this
            form:
          </p>
          <pre className={styles.form} tabIndex={0} role="region" aria-label="Body for transaction/update">
            <code>{JSON.stringify({ id: transaction, data }, null, 2)}</code>
          </pre>
        </>
      )}
    </section>
  );
}
