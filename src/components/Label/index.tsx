import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What a label says: which way money goes, or what a change is for a merchant. */
type Kind = 'payin' | 'payout' | 'breaking' | 'added' | 'fixed';

interface Props {
  readonly kind: Kind;
  readonly children: ReactNode;
}

/** A word with a colour, at the head of a row or an entry. It is never broken. */
export default function Label({ kind, children }: Props): ReactNode {
  return <span className={clsx(styles.label, styles[kind])}>{children}</span>;
}
