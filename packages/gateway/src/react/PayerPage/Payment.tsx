import React, { useCallback, useState, type ReactNode } from 'react';
import type { PayerAction } from '../../protocol/page-gateway';
import { payerPageAt, type WayBack } from '../../protocol/payer-sheet';
import { useGateway } from '../gateway/useGateway';
import LoadingNotice from '../Tool/LoadingNotice';
import { useLoading } from '../Tool/useLoading';
import NoPayment from './NoPayment';
import Sheet from './Sheet';

/**
 * Finds the payment in the gateway of this browser, and has done what the payer does.
 * @param props with the path of the page on the checkout
 */
export default function Payment({ path }: { readonly path: string }): ReactNode {
  const { view, notice, problem, order, loadStored } = useGateway();
  const load = useCallback(() => loadStored().then(() => true), [loadStored]);
  const { loaded, failure, again } = useLoading(load, true);
  // A form that the page of the bank has posted. Once the merchant has used it, the status is another one, and the form is over.
  const [posted, setPosted] = useState<{ form: WayBack; status: number | undefined }>();
  const { kind, id } = payerPageAt(path) ?? {};
  const transaction = view?.transactions.find((candidate) => candidate.id === id);
  const status = transaction?.sheet?.status;

  function act(transactionId: number, action: PayerAction): void {
    const button = action.type === 'button' ? transaction?.sheet?.buttons[action.index] : undefined;
    // The bank's page: its buttons post a form to the merchant, and change nothing by themselves.
    if (button?.posts && kind === 'acs') setPosted({ form: button.posts, status });
    else void order({ type: 'pay', transaction: transactionId, action });
  }

  if (!loaded) return <LoadingNotice what="The gateway" failure={failure} again={again} />;
  if (id === undefined)
    return (
      <NoPayment>Invoices, and pages that take several payments, cannot be paid on this page.</NoPayment>
    );
  if (!view || !transaction?.sheet)
    return (
      <NoPayment>
        The gateway of this browser has no payment {id}. It was cleared, or the payment was made in another
        browser or in a private window, or this browser stores nothing for the site.
      </NoPayment>
    );
  return (
    <>
      <Sheet
        transaction={transaction}
        sheet={transaction.sheet}
        now={view.now}
        nextAt={view.nextAt}
        posted={posted?.status === status ? posted?.form : undefined}
        act={(action) => act(transaction.id, action)}
        wait={(milliseconds) => void order({ type: 'advance', milliseconds })}
      />
      {problem !== '' && <p role="alert">{problem}</p>}
      {notice !== undefined && <p role="status">{notice}</p>}
    </>
  );
}
