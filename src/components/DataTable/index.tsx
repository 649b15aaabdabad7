import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Attributes that the build sets on generated tables (src/remark/mdast/table.ts). */
interface Props extends ComponentProps<'table'> {
  readonly 'data-layout'?: string;
}

/** Every table of a page: it scrolls in its own box, and `records` become blocks on narrow screens. */
export default function DataTable(props: Props): ReactNode {
  return (
    <div className={styles.box} data-scrolls={props['aria-label'] ?? 'Table'}>
      <table {...props} />
    </div>
  );
}
