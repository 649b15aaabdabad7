import React, { useId, type ReactNode } from 'react';
import { panelsOf } from './panels-of';
import TabList from './TabList';
import styles from './styles.module.css';

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

const panelOf = (value: string): string => `panel-${value}`;

/**
 * Tabs with a panel each. The static page holds every panel under its label; a style sheet hides the ones that are not chosen as
 * soon as scripts run, so nothing jumps at hydration and nothing is lost without JavaScript.
 */
export default function TabSet({ label, chosen, onChoose, children }: Props): ReactNode {
  const id = useId();
  const panels = panelsOf(children);
  const selected = Math.max(
    0,
    panels.findIndex((panel) => panel.value === chosen),
  );
  return (
    <div className={styles.tabs}>
      <TabList
        label={label}
        tabs={panels}
        selected={selected}
        onChoose={onChoose}
        id={id}
        panelOf={panelOf}
      />
      {panels.map((panel, i) => (
        <div
          key={panel.value}
          role="tabpanel"
          id={`${id}-${panelOf(panel.value)}`}
          aria-labelledby={`${id}-tab-${panel.value}`}
          data-chosen={i === selected || undefined}
          className={styles.panel}
        >
          <p className={styles.label}>{panel.label}</p>
          {panel.children}
        </div>
      ))}
    </div>
  );
}
