import React, { type ReactNode } from 'react';
import type { TabPanelProps } from './TabPanel';
import styles from './styles.module.css';

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabPanelProps[];
}

/** The row of tabs, the first one chosen. */
export default function TabList({ label, tabs }: Props): ReactNode {
  return (
    <div role="tablist" aria-label={label} className={styles.list} data-needs-script="">
      {tabs.map(({ value, label: name }, i) => (
        <button
          key={value}
          type="button"
          role="tab"
          data-value={value}
          aria-selected={i === 0}
          tabIndex={i === 0 ? 0 : -1}
          className={styles.tab}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
