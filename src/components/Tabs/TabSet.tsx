import React, {
  Children,
  isValidElement,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { TabPanelProps } from './TabPanel';
import styles from './styles.module.css';

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function panelsOf(children: ReactNode): readonly TabPanelProps[] {
  return Children.toArray(children)
    .filter(
      (child): child is ReactElement<TabPanelProps> =>
        isValidElement<Partial<TabPanelProps>>(child) && Boolean(child.props.value),
    )
    .map((child) => child.props);
}

/** Index of the tab that a key leads to; undefined for keys that tabs do not use. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Tabs after the ARIA pattern with automatic activation. The static page holds every panel under its label; a style sheet hides
 * the ones that are not chosen as soon as scripts run, so nothing jumps at hydration and nothing is lost without JavaScript.
 */
export default function TabSet({ label, chosen, onChoose, children }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = panelsOf(children);
  const selected = Math.max(
    0,
    panels.findIndex((panel) => panel.value === chosen),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event.key, selected, panels.length);
    const panel = next === undefined ? undefined : panels[next];
    if (next === undefined || !panel) return;
    event.preventDefault();
    onChoose(panel.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {panels.map((panel, i) => (
          <button
            key={panel.value}
            type="button"
            role="tab"
            id={`${id}-tab-${panel.value}`}
            aria-controls={`${id}-panel-${panel.value}`}
            aria-selected={i === selected}
            tabIndex={i === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(panel.value)}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map((panel, i) => (
        <div
          key={panel.value}
          role="tabpanel"
          id={`${id}-panel-${panel.value}`}
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
