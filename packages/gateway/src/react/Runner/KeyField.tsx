import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Of the field, unique on the page. */
  readonly id: string;
  readonly value: string;
  readonly set: (key: string) => void;
}

/** `Idempotency-Key` of a call that moves money. The gateway checks its form, as it does for every other client. */
export default function KeyField({ id, value, set }: Props): ReactNode {
  return (
    <p className="gw-field">
      <label htmlFor={id}>Idempotency-Key (optional)</label>
      <input
        id={id}
        className={`gw-input ${styles.mono ?? ''}`}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-says`}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
      <span id={`${id}-says`} className={styles.muted}>
        The same key with the same path and body is carried out once. The signature does not cover this
        header.
      </span>
    </p>
  );
}
