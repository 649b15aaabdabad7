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

/** A line of its own within a table cell: a constraint, an example, a link to the fields of an object. */
export function Fact({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.fact}>{children}</span>;
}
