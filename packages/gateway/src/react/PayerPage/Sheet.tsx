import React, { useRef, type ReactNode } from 'react';
import { SiteLink } from '../site';
import type { PayerAction, ShownTransaction } from '../../protocol/page-gateway';
import type { PayerSheet, WayBack } from '../../protocol/payer-sheet';
import PayerControls, { isOver } from '../Runner/PayerControls';
import { durationText } from '../Runner/format';
import WayToShop from './WayToShop';
import QuietButton from '../controls/QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly transaction: ShownTransaction;
  readonly sheet: PayerSheet;
  /** Milliseconds since 1970 on the clock of the gateway, at the last event. */
  readonly now: number;
  /** When the gateway does something next; undefined where it waits for nothing. */
  readonly nextAt: number | undefined;
  /** Form that the bank's page has posted. */
  readonly posted: WayBack | undefined;
  readonly act: (action: PayerAction) => void;
  /** Sets the clock of the gateway forward, by milliseconds. */
  readonly wait: (milliseconds: number) => void;
}

/** What the payer sees and can do, and where the browser goes from here. */
export default function Sheet({ transaction, sheet, now, nextAt, posted, act, wait }: Props): ReactNode {
  const state = useRef<HTMLParagraphElement>(null);
  const { id, payer, from } = transaction;
  const way = posted ?? sheet.goesTo;
  // The pressed button goes away with what it was for; the focus has to stay in the page.
  const actAndRead = (action: PayerAction): void => {
    state.current?.focus();
    act(action);
  };
  return (
    <>
      <section className={styles.sheet} aria-labelledby="payer-title">
        <h2 id="payer-title">{sheet.title}</h2>
        <dl className={styles.facts}>
          {sheet.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p ref={state} tabIndex={-1} role="status" className={styles.says}>
          {sheet.says}{' '}
          <span className={styles.status}>
            Status {sheet.status} of transaction {id}.
          </span>
        </p>
        {!isOver(payer) && !posted && (
          <>
            <PayerControls field="payer-card" label={sheet.title} payer={payer} act={actAndRead} />
            <p className={styles.wait}>
              {nextAt === undefined ? (
                'You can also wait: nothing happens before you act.'
              ) : (
                <QuietButton act={() => wait(Math.max(nextAt - now, 0))}>
                  Wait {durationText(nextAt - now)}, until the next event
                </QuietButton>
              )}
            </p>
          </>
        )}
      </section>
      {way && <WayToShop way={way} transaction={id} />}
      {from !== undefined && (
        <p>
          <SiteLink to={from}>Back to the page of your request</SiteLink>. Its runner shows the response, the
          statuses and the callbacks of this payment.
        </p>
      )}
    </>
  );
}
