import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Attributes that the build sets (src/remark/mdast/table.ts, src/remark/lay-out-tables.ts). */
interface Props extends ComponentProps<'table'> {
  readonly 'data-layout'?: string;
  readonly 'data-wide'?: string;
}

/**
 * Every table of a page: it scrolls in its own box, and on narrow screens its rows become blocks. The box is a section without a name: to people
 * that is no part of the page, and it keeps the reader view of a browser from taking one big table for the whole article.
 */
export default function DataTable(props: Props): ReactNode {
  return (
    <section className={styles.box} data-scrolls={props['aria-label']} data-wide={props['data-wide']}>
      <table {...props} />
      {/* Says that the whole table has arrived. */}
      <span data-end="" hidden />
    </section>
  );
}
