import React, { type ReactNode } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Full address to copy; a callback has none. */
  readonly copy?: string;
  /** A paragraph: the method in bold and the path as code. */
  readonly children: ReactNode;
}

/** Method and address of an operation on one line. */
export default function Endpoint({ copy, children }: Props): ReactNode {
  return (
    <div className={styles.endpoint} translate="no">
      {children}
      {copy && <CopyButton text={copy} label={`Copy the address ${copy}`} />}
    </div>
  );
}
