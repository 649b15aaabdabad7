import React, { type ComponentType, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Marks a component that has a state, so that the browser finds it in the static page with what it was drawn from.
 * @param tag name of the component in `src/remark/mdast/page-components.ts`
 * @param Component takes strings alone, and draws the same without the contexts of the page around it
 */
export function asIsland<Props extends object>(
  tag: string,
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function Island(props) {
    return (
      <div className={styles.island} data-island={tag} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
