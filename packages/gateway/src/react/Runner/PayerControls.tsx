import React, { useState, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import type { PayerAction, PayerOptions } from '../../protocol/page-gateway';
import QuietButton from '../controls/QuietButton';
import TextField from '../controls/TextField';
import styles from './styles.module.css';

interface Props {
  /** Id of the field for a card, unique on the page. */
  readonly field: string;
  /** Name of the group. */
  readonly label: string;
  readonly payer: PayerOptions;
  readonly act: (action: PayerAction) => void;
}

interface Choice {
  readonly label: string;
  readonly action: PayerAction;
}

/** What the payer can do now, what pays before what ends the payment. */
function choicesOf({ takesCard, cards, pays, buttons, mayExpire }: PayerOptions, card: string): Choice[] {
  const [, declined] = cards;
  const words = texts.payer;
  return [
    ...(takesCard ? [{ label: words.card, action: { type: 'card', number: card } } as const] : []),
    ...(pays === undefined ? [] : [{ label: pays, action: { type: 'pay' } } as const]),
    ...buttons.map((label, index) => ({ label, action: { type: 'button', index } }) as const),
    ...(declined === undefined
      ? []
      : [{ label: words.decline, action: { type: 'card', number: declined } } as const]),
    ...(takesCard ? [{ label: words.cancel, action: { type: 'card', number: '' } } as const] : []),
    ...(mayExpire ? [{ label: words.expire, action: { type: 'expire' } } as const] : []),
  ];
}

/** True where the payer can do nothing any more. */
export const isOver = (payer: PayerOptions): boolean => choicesOf(payer, '').length === 0;

/** Everything that the payer of one transaction can do now; nothing where that is nothing. */
export default function PayerControls({ field, label, payer, act }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const { takesCard, cards } = payer;
  const card = typed ?? cards[0]?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '';
  const choices = choicesOf(payer, card);
  if (choices.length === 0) return null;
  const hasMain = choices[0]?.action.type !== 'expire';
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {takesCard && (
        <TextField id={field} label={texts.payer.field} inputMode="numeric" value={card} set={setTyped} />
      )}
      {choices.map(({ label: says, action }, i) =>
        i === 0 && hasMain ? (
          <button key={says} type="button" className="gw-button" onClick={() => act(action)}>
            {says}
          </button>
        ) : (
          <QuietButton key={says} act={() => act(action)}>
            {says}
          </QuietButton>
        ),
      )}
    </div>
  );
}
