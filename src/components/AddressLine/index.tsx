import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The address of an operation, then the way to its other version: the keyboard goes in this order. */
  readonly children: ReactNode;
}

/** The line below the title of an operation: as long as there is room its parts stand at both ends. */
export default function AddressLine({ children }: Props): ReactNode {
  return <div className={styles.line}>{children}</div>;
}
