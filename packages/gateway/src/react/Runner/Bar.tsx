import React, { useEffect, useRef, type ReactNode } from 'react';
import texts from '../../../../../data/texts/components/runner.json';
import type { GatewayOrder, GatewayView } from '../../protocol/page-gateway';
import PayerControls from './PayerControls';
import { durationText } from './format';
import QuietButton from '../controls/QuietButton';
import styles from './styles.module.css';

interface Props {
  /** Start of the ids of its fields, unique on the page. */
  readonly id: string;
  /** Undefined until the gateway has something to show. */
  readonly view: GatewayView | undefined;
  readonly order: (order: GatewayOrder) => void;
  /** Reads the newest transaction; left out where the form has no such call. */
  readonly find: (() => void) | undefined;
  /** Forgets the run. */
  readonly reset: () => void;
  /** Folds the bench; left out where it opens with its page. */
  readonly close: (() => void) | undefined;
}

const STEPS = Object.entries(texts.clock.steps);

/** Everything that a reader can do beside sending: play the payer of the newest transaction, move the clock, fail as a server. */
export default function Bar({ id, view, order, find, reset, close }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [newest] = view?.transactions ?? [];
  const wait = view?.nextAt === undefined ? undefined : Math.max(view.nextAt - view.now, 0);
  // A button goes away with what it was for, by a press or because the gateway went on; the focus stays here.
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="group"
      aria-label={texts.bar}
      tabIndex={-1}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => (hasFocus.current = relatedTarget === null)}
    >
      {view && newest && (
        <>
          <PayerControls
            field={`${id}-card`}
            label={`${texts.payer.label} ${newest.id}`}
            payer={newest.payer}
            act={(action) => order({ type: 'pay', transaction: newest.id, action })}
          />
          {find && <QuietButton act={find}>{texts.find}</QuietButton>}
          <div className={styles.row} role="group" aria-label={texts.clock.label}>
            {STEPS.map(([label, milliseconds]) => (
              <QuietButton key={label} act={() => order({ type: 'advance', milliseconds })}>
                {label}
              </QuietButton>
            ))}
            {wait !== undefined && (
              <QuietButton act={() => order({ type: 'advance', milliseconds: wait })}>
                {texts.clock.next}, {durationText(wait)}
              </QuietButton>
            )}
          </div>
          <div className={styles.row} role="group" aria-label={texts.server}>
            <span className={styles.muted}>{texts.server}</span>
            {Object.entries(texts.responses).map(([status, says]) => (
              <button
                key={status}
                type="button"
                className="gw-quiet-button"
                title={says}
                aria-pressed={view.responds === Number(status)}
                onClick={() => order({ type: 'respond', httpStatus: Number(status) })}
              >
                {status}
              </button>
            ))}
          </div>
        </>
      )}
      <div className={styles.row}>
        {view && <QuietButton act={reset}>{texts.reset}</QuietButton>}
        {close && <QuietButton act={close}>{texts.close}</QuietButton>}
      </div>
    </div>
  );
}
