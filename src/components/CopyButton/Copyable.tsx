import React, { type ReactNode } from 'react';
import CopyButton from './index';
import styles from './styles.module.css';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/** A value and the button that copies it; the two stay on one line. */
export default function Copyable({ text, children }: Props): ReactNode {
  return (
    <span className={styles.copyable}>
      {children}
      <CopyButton text={text} />
    </span>
  );
}
