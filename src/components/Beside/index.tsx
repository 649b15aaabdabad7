import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A text and its sample: side by side on wide screens, one after the other elsewhere. */
export default function Beside({ children }: Props): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}

/** The text of `Beside`. */
export function BesideText({ children }: Props): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** The sample of `Beside`; it stays in view while the text scrolls. */
export function BesideSample({ children }: Props): ReactNode {
  return <div className={styles.sample}>{children}</div>;
}
