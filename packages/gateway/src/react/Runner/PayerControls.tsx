import React, { useState, type ReactNode } from 'react';
import type { PayerAction, PayerOptions } from '../../protocol/page-gateway';
import QuietButton from '../controls/QuietButton';
import TextField from '../controls/TextField';
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
          <TextField id={field} label="Test card" inputMode="numeric" value={card} set={setCard} />
          <button type="button" className="gw-button" onClick={() => act({ type: 'card', number: card })}>
            Pay with this card
          </button>
          <QuietButton act={() => act({ type: 'card', number: '' })}>Cancel the payment</QuietButton>
        </div>
      )}
      <div className={styles.row}>
        {payer.buttons.map((label, index) => (
          <QuietButton key={label} act={() => act({ type: 'button', index })}>
            {label}
          </QuietButton>
        ))}
        {payer.mayExpire && <QuietButton act={() => act({ type: 'expire' })}>Let it expire</QuietButton>}
      </div>
    </>
  );
}
