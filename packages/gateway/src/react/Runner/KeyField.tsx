import React, { type ReactNode } from 'react';
import TextField from '../controls/TextField';
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
    <TextField id={id} label="Idempotency-Key (optional)" className={styles.mono} value={value} set={set}>
      <span id={`${id}-says`} className={styles.muted}>
        The same key with the same path and body is carried out once. The signature does not cover this
        header.
      </span>
    </TextField>
  );
}
