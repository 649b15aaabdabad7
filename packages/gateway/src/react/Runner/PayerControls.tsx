import React, { useState, type ReactNode } from 'react';
import type { PayerAction, PayerOptions } from '../../protocol/page-gateway';
import styles from './styles.module.css';

interface Props {
  /** Id of the field for a card, unique on the page. */
  readonly field: string;
  readonly payer: PayerOptions;
  readonly act: (action: PayerAction) => void;
}

/** Approved without any check: the first card of the test data. */
const FIRST_CARD = '4111 1111 1111 1111';

/** Everything that the payer of one transaction can do now. */
export default function PayerControls({ field, payer, act }: Props): ReactNode {
  const [card, setCard] = useState(FIRST_CARD);
  return (
    <>
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
    </>
  );
}
