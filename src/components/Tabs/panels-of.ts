import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TabPanelProps } from './TabPanel';

/** The panels among the children of a set of tabs, as their props. */
export function panelsOf(children: ReactNode): readonly TabPanelProps[] {
  return Children.toArray(children)
    .filter(
      (child): child is ReactElement<TabPanelProps> =>
        isValidElement<Partial<TabPanelProps>>(child) && Boolean(child.props.value),
    )
    .map((child) => child.props);
}
