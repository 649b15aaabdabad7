import React, { type ReactNode } from 'react';
import type { GatewayOrder, GatewayView } from '../../protocol/page-gateway';
import Callbacks from './Callbacks';
import Transaction, { type CodePages } from './Transaction';

interface Props {
  readonly view: GatewayView;
  readonly pages: CodePages;
  readonly order: (order: GatewayOrder) => void;
}

/** As many transactions as are of use at a glance; the gateway knows more. */
const SHOWN = 3;

/** Everything that the gateway of the page knows: transactions and callbacks, each as a card. */
export default function Run({ view: { transactions, callbacks }, pages, order }: Props): ReactNode {
  return (
    <>
      {transactions.slice(0, SHOWN).map((transaction) => (
        <Transaction key={transaction.id} transaction={transaction} pages={pages} />
      ))}
      <Callbacks callbacks={callbacks} repeat={(callback) => order({ type: 'repeat', callback })} />
    </>
  );
}
