import React, { type ComponentProps, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
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
export function DataTable(props: Props): ReactNode {
  return (
    <section className={styles.box} data-scrolls={props['aria-label']} data-wide={props['data-wide']}>
      <table {...props} />
      {/* Says that the whole table has arrived. */}
      <span data-end="" hidden />
    </section>
  );
}

/** A table row. Its id is told to the link check, which knows the anchors of headings only. */
export function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

/** A cell of a table's head. The corner of a table that compares in both directions is empty: it names nothing, so it is no header. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return React.Children.count(props.children) === 0 ? <td /> : <th {...props} />;
}
