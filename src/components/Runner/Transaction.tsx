import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Cause, PayerAction, ShownTransaction } from '../../reference/gateway/page-gateway';
import { timeText } from './format';
import styles from './styles.module.css';

/** Routes of the pages that explain codes. */
export interface CodePages {
  readonly error: string;
  readonly status: string;
  readonly reason: string;
}

interface Props {
  /** Id of the field for a card, unique on the page. */
  readonly field: string;
  readonly transaction: ShownTransaction;
  readonly pages: CodePages;
  readonly act: (action: PayerAction) => void;
}

const CAUSES: Readonly<Record<Cause, string>> = {
  merchant: 'by your call',
  payer: 'by the payer',
  gateway: 'by the gateway',
};

function Timeline({ transaction: { changes }, pages }: Pick<Props, 'transaction' | 'pages'>): ReactNode {
  return (
    <ol className={styles.timeline}>
      {changes.map(({ at, revision, status, name, reason, cause }) => (
        <li key={revision}>
          <Link to={`${pages.status}#${status}`}>
            Status {status}, {name}
          </Link>
          {reason !== null && (
            <>
              {', '}
              <Link to={`${pages.reason}#${reason}`}>reason {reason}</Link>
            </>
          )}
          <span className={styles.muted}>
            {' '}
            revision {revision}, {CAUSES[cause]},{' '}
            <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Payer({ field, transaction: { id, payer }, act }: Omit<Props, 'pages'>): ReactNode {
  const [card, setCard] = useState('4111 1111 1111 1111');
  if (!payer.takesCard && payer.buttons.length === 0 && !payer.mayExpire) return null;
  return (
    <div className={styles.payer} role="group" aria-label={`Play the payer of transaction ${id}`}>
      <p className={styles.title}>Play the payer</p>
      {payer.takesCard && (
        <div className={styles.row}>
          <p className="gw-field">
            <label htmlFor={field}>Test card</label>
            <input
              id={field}
              className="gw-input"
              inputMode="numeric"
              autoComplete="off"
              value={card}
              onChange={(event) => setCard(event.target.value)}
            />
          </p>
          <button
            type="button"
            className="gw-quiet-button"
            onClick={() => act({ type: 'card', number: card })}
          >
            Pay with this card
          </button>
          <button type="button" className="gw-quiet-button" onClick={() => act({ type: 'card', number: '' })}>
            Cancel the payment
          </button>
        </div>
      )}
      <div className={styles.row}>
        {payer.buttons.map((label, index) => (
          <button
            key={label}
            type="button"
            className="gw-quiet-button"
            onClick={() => act({ type: 'button', index })}
          >
            {label}
          </button>
        ))}
        {payer.mayExpire && (
          <button type="button" className="gw-quiet-button" onClick={() => act({ type: 'expire' })}>
            Let it expire
          </button>
        )}
      </div>
    </div>
  );
}

/** The way of one transaction through its statuses, and what its payer can do now. */
export default function Transaction({ field, transaction, pages, act }: Props): ReactNode {
  return (
    <section aria-label={`Transaction ${transaction.id}`}>
      <p className={styles.title}>
        Transaction {transaction.id}, <code>{transaction.externalId}</code>
      </p>
      <Timeline transaction={transaction} pages={pages} />
      <Payer field={field} transaction={transaction} act={act} />
    </section>
  );
}
