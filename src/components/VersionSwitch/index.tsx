import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A paragraph: this version in bold, the other as a link. */
  readonly children: ReactNode;
}

/** Leads to the same operation in the other version; once scripts run, to the same place of it (`behaviour.ts`). */
export default function VersionSwitch({ children }: Props): ReactNode {
  return (
    <nav className={styles.switch} aria-label="Version of the API" data-same-place="">
      {children}
    </nav>
  );
}
