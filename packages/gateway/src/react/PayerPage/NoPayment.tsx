import React, { type ReactNode } from 'react';
import { SiteLink } from '../site';

interface Props {
  /** Why there is no payment to show. */
  readonly children: ReactNode;
}

/** Says why there is nothing to pay, and where the reader can make a payment. */
export default function NoPayment({ children }: Props): ReactNode {
  return (
    <>
      <p role="status">{children}</p>
      <p>
        Make a payment: open <SiteLink to="/api/v2/transaction/create">transaction/create</SiteLink>, run its
        request there, and follow the link to the payer’s page.
      </p>
    </>
  );
}
