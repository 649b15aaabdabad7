import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FlagProps {
  readonly kind: 'required' | 'deprecated';
  readonly children: ReactNode;
}

/** A short mark beside a name. */
export default function Flag({ kind, children }: FlagProps): ReactNode {
  return <span className={clsx(styles.flag, styles[kind])}>{children}</span>;
}

/** What a table cell adds to its text, below it: a constraint, an example, a link to the fields of an object. Short ones share a line. */
export function Fact({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.fact}>{children}</span>;
}
