import React, { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Tab {
  readonly value: string;
  readonly label: string;
}

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Index of the chosen tab. */
  readonly selected: number;
  readonly onChoose: (value: string) => void;
  /** Start of the ids of tabs and panels, unique on the page. */
  readonly id: string;
  /** Id of the panel that a tab shows, behind `id`. */
  readonly panelOf: (value: string) => string;
}

/** Index of the tab that a key leads to; undefined for keys that tabs do not use. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The row of tabs, after the ARIA pattern with automatic activation. */
export default function TabList({ label, tabs, selected, onChoose, id, panelOf }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event.key, selected, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map(({ value, label: name }, i) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${value}`}
          aria-controls={`${id}-${panelOf(value)}`}
          aria-selected={i === selected}
          tabIndex={i === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
