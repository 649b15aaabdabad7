import React, { type ComponentProps, type ReactNode } from 'react';

/** A cell of a table's head. The corner of a table that compares in both directions is empty: it names nothing, so it is no header. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return React.Children.count(props.children) === 0 ? <td /> : <th {...props} />;
}
