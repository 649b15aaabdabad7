import React, { type ReactNode } from 'react';
import { useSite } from '../site';
import NoPayment from './NoPayment';
import Payment from './Payment';
import { payerPathIn } from './payer-path';
import styles from './styles.module.css';

/**
 * The page `/sandbox/p/#/p/910001`: plays the payer of a payment that the gateway of this browser knows.
 * @param props with the hash of the page's address and its `#`; undefined before the page knows it: the server gives one page for all payments
 */
export default function PayerPage({ hash }: { readonly hash: string | undefined }): ReactNode {
  const { addressOf, hasGateway } = useSite();
  const path = hash === undefined ? undefined : payerPathIn(hash);
  return (
    <>
      <h1>Payer’s page of the sandbox</h1>
      <p className={styles.sandbox}>
        This page plays the payer of a payment that you made in this documentation. It is a sandbox: no money
        moves, and nothing is sent to a server. Use test data only.
      </p>
      <noscript>
        <p>
          The gateway runs in your browser and needs JavaScript. Without it,{' '}
          <a href={addressOf('/local_gateway')}>run the gateway on your machine</a>: its pages for payers are
          plain HTML.
        </p>
      </noscript>
      {path !== undefined && !hasGateway && (
        <p>The gateway is made by a build of the site, and this is a preview for writers.</p>
      )}
      {path === '' && (
        <NoPayment>
          This address names no payment. The address of a payer’s page is in the response.
        </NoPayment>
      )}
      {path !== undefined && path !== '' && hasGateway && <Payment key={path} path={path} />}
    </>
  );
}
