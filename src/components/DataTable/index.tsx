import React, { useRef, type ComponentProps, type ReactNode } from 'react';
import { useScrollable } from '../useScrollable';
import styles from './styles.module.css';

/** Attributes that the build sets on generated tables (src/remark/mdast/table.ts). */
interface Props extends ComponentProps<'table'> {
  readonly 'data-layout'?: string;
}

/** Every table of a page: it scrolls in its own box, and `records` become blocks on narrow screens. */
export default function DataTable(props: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(box);
  const label = props['aria-label'] ?? 'Table';
  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrollable ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <table {...props} />
    </div>
  );
}
