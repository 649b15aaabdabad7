import React, { type ReactNode } from 'react';
import type { GatewayOrder, GatewayView } from '../../protocol/page-gateway';
import Callbacks from './Callbacks';
import GatewayClock from './GatewayClock';
import Transaction, { type CodePages } from './Transaction';
import QuietButton from '../controls/QuietButton';
import styles from './styles.module.css';

interface Props {
  /** Start of the ids of its fields, unique on the page. */
  readonly id: string;
  readonly view: GatewayView;
  readonly pages: CodePages;
  readonly order: (order: GatewayOrder) => void;
  /** Forgets the run. */
  readonly clear: () => void;
}

/** As many transactions as are of use at a glance; the gateway knows more. */
const SHOWN = 3;

/** Everything that the gateway of the page knows: transactions with their payers, callbacks, the clock. */
export default function Run({ id, view, pages, order, clear }: Props): ReactNode {
  const { transactions, callbacks, responds, now, nextAt } = view;
  return (
    <div className={styles.run}>
      {transactions.slice(0, SHOWN).map((transaction) => (
        <Transaction
          field={`${id}-card-${transaction.id}`}
          key={transaction.id}
          transaction={transaction}
          pages={pages}
          act={(action) => order({ type: 'pay', transaction: transaction.id, action })}
        />
      ))}
      <GatewayClock
        now={now}
        nextAt={nextAt}
        advance={(milliseconds) => order({ type: 'advance', milliseconds })}
      />
      <Callbacks
        field={`${id}-responds`}
        callbacks={callbacks}
        repeat={(callback) => order({ type: 'repeat', callback })}
        httpStatus={responds}
        respond={(httpStatus) => order({ type: 'respond', httpStatus })}
      />
      <p className={styles.row}>
        <QuietButton act={clear}>Clear the gateway</QuietButton>
        <span className={styles.muted}>
          All tabs of this browser share its state. It stays over pages and reloads until you clear it.
        </span>
      </p>
    </div>
  );
}
