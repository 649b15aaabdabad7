import React, { useState, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import texts from '../../../data/texts/components/amount-converter.json';
import { fillText } from '../../base/fill-text';
import { fromMinorUnits, toMinorUnits, type Converted, type Currency } from './amount';
import { neverChanges } from '../neverChanges';
import { currenciesOfPage, noCurrencies } from './currencies';
import styles from './styles.module.css';

/** Start of the ids of its fields; a page has one converter. */
const ID = 'amount-converter';

type Side = 'written' | 'sent';

/** What the reader typed, and on which side. The other side follows from it. */
interface Typed {
  readonly side: Side;
  readonly text: string;
}

const START: Typed = { side: 'written', text: '12.54' };

const convert = ({ side, text }: Typed, currency: Currency): Converted =>
  side === 'written' ? toMinorUnits(text, currency) : fromMinorUnits(text, currency);

/** What a side shows: the text that was typed there, even a wrong one, or the result of the other side. */
function shown(side: Side, typed: Typed, result: Converted): string {
  if (typed.side === side) return typed.text;
  return 'value' in result ? result.value : '';
}

/**
 * Turns an amount into minor units and back, by the decimals in the table of this page, and says why a wrong one is refused. Without
 * JavaScript it is not shown; the examples above it say the same.
 */
export default function AmountConverter(): ReactNode {
  const currencies = useSyncExternalStore(neverChanges, currenciesOfPage, noCurrencies);
  const [code, setCode] = useState('EUR');
  const [typed, setTyped] = useState(START);

  const currency = currencies.find((entry) => entry.code === code);
  const result: Converted = currency ? convert(typed, currency) : { value: '' };
  const problem = 'problem' in result ? result.problem : undefined;
  const field = (side: Side): ReactNode => (
    <p className="gw-field">
      <label htmlFor={`${ID}-${side}`}>{texts[side]}</label>
      <input
        id={`${ID}-${side}`}
        className="gw-input"
        inputMode={side === 'written' ? 'decimal' : 'numeric'}
        autoComplete="off"
        disabled={!currency}
        value={shown(side, typed, result)}
        aria-invalid={typed.side === side && problem !== undefined}
        aria-describedby={`${ID}-result`}
        onChange={(event) => setTyped({ side, text: event.target.value })}
      />
    </p>
  );

  return (
    <div
      className={clsx('gw-tool', styles.converter)}
      role="group"
      aria-label={texts.label}
      data-needs-script=""
    >
      <div className={styles.fields}>
        <p className="gw-field">
          <label htmlFor={`${ID}-currency`}>{texts.currency}</label>
          <select
            id={`${ID}-currency`}
            className="gw-input"
            disabled={!currency}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          >
            {(currency ? currencies : [{ code }]).map((entry) => (
              <option key={entry.code}>{entry.code}</option>
            ))}
          </select>
        </p>
        {field('written')}
        {field('sent')}
      </div>
      <p
        id={`${ID}-result`}
        role="status"
        className={styles.result}
        data-problem={problem !== undefined || undefined}
      >
        {/* Each text has an element: a page translator wraps bare texts, and React could not take those away again. */}
        {problem !== undefined && <span key="problem">{problem}</span>}
        {currency && problem === undefined && (
          <span key="result">
            <span>{fillText(texts.result, { amount: shown('written', typed, result), code })}</span>
            <span> </span>
            <code>{`"amount": ${shown('sent', typed, result)}, "amount_currency": "${code}"`}</code>
          </span>
        )}
      </p>
    </div>
  );
}
