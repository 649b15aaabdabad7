import React, { type ComponentType, type ReactNode } from 'react';

/**
 * Marks a component that has a state, so that the browser finds it in the static page with what it was drawn from.
 * @param name under which the plugin's option `islands` has its module
 * @param Component takes strings alone, and draws the same without the contexts of the page around it
 */
export function asIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function Island(props) {
    return (
      <div className="static-body-island" data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
