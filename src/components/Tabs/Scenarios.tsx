import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { panelsOf } from './panels-of';
import styles from './styles.module.css';

interface Props {
  /** What the select chooses between. */
  readonly label: string;
  /** A `TabPanel` for each case. */
  readonly children: ReactNode;
}

/**
 * Cases of one thing, such as named examples of a request: one select, however many there are, and the panel of the case that it names.
 * Without JavaScript and on paper every panel stands under its title, as in `TabSet`.
 */
export default function Scenarios({ label, children }: Props): ReactNode {
  const panels = panelsOf(children);
  return (
    <div className={styles.tabs} data-scenarios="">
      <label className={styles.choice} data-needs-script="">
        <span className="gw-visually-hidden">{label}</span>
        <select className={clsx('gw-input', styles.select)}>
          {panels.map((panel) => (
            <option key={panel.value}>{panel.label}</option>
          ))}
        </select>
      </label>
      {panels.map((panel, i) => (
        <div key={panel.value} data-panel="" data-chosen={i === 0 || undefined} className={styles.panel}>
          <p className={styles.label}>{panel.label}</p>
          {panel.children}
        </div>
      ))}
    </div>
  );
}
