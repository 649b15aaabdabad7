import React, { type ReactNode } from 'react';
import { durationText, timeText } from './format';
import QuietButton from '../controls/QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly now: number;
  readonly nextAt: number | undefined;
  readonly advance: (milliseconds: number) => void;
}

const STEPS = [
  ['1 minute', 60_000],
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
] as const;

/** The clock of the gateway, which a reader can set forward. */
export default function GatewayClock({ now, nextAt, advance }: Props): ReactNode {
  const wait = nextAt === undefined ? undefined : nextAt - now;
  return (
    <div className={styles.card} role="group" aria-label="Clock of the gateway">
      <p className={styles.title}>Clock</p>
      <p className={styles.muted}>
        At the last event it was {timeText(now)}.{' '}
        {wait === undefined
          ? 'The gateway waits for nothing.'
          : `The gateway does something ${durationText(wait)} later.`}
      </p>
      <div className={styles.row}>
        {wait !== undefined && (
          <QuietButton act={() => advance(Math.max(wait, 0))}>Go to the next event</QuietButton>
        )}
        {STEPS.map(([label, milliseconds]) => (
          <QuietButton key={label} act={() => advance(milliseconds)}>
            {label} later
          </QuietButton>
        ))}
      </div>
    </div>
  );
}
