import React, { type ReactNode } from 'react';
import { SiteLink } from '../site';

/**
 * Says why there is nothing to pay, and where the reader can make a payment.
 * @param props with the reason
 */
export default function NoPayment({ children }: { readonly children: ReactNode }): ReactNode {
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
