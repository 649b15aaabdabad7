import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';

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
        Make a payment: open <Link to="/api/v2/transaction/create">transaction/create</Link>, run its request
        there, and follow the link to the payer’s page.
      </p>
    </>
  );
}
