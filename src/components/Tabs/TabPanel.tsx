import React, { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface TabPanelProps {
  /** Key of the panel; in `LanguageTabs` the language. */
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One panel. `Tabs` reads its label and draws it; alone it is what it holds. */
export default function TabPanel({ children }: TabPanelProps): ReactNode {
  return <>{children}</>;
}

/** The panels among the children of a set of tabs, as their props. */
export function panelsOf(children: ReactNode): readonly TabPanelProps[] {
  return Children.toArray(children)
    .filter(
      (child): child is ReactElement<TabPanelProps> =>
        isValidElement<Partial<TabPanelProps>>(child) && Boolean(child.props.value),
    )
    .map((child) => child.props);
}
