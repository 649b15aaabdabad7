import React, { type ReactNode } from 'react';
import texts from '../../../data/texts/components/code.json';
import { panelsOf } from './panels-of';
import TabList from './TabList';
import styles from './styles.module.css';

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  /** Whose choice it is: that of this set, or that of every set of languages on the site. */
  readonly choice?: 'own' | 'language';
  readonly children: ReactNode;
}

/**
 * Tabs with a panel each. The static page holds every panel under its label; a style sheet hides the ones that are not chosen as
 * soon as scripts run, so nothing jumps and nothing is lost without JavaScript. `behaviour.ts` lets the reader choose.
 */
export function Tabs({ label, choice = 'own', children }: Props): ReactNode {
  const panels = panelsOf(children);
  return (
    <div className={styles.tabs} data-tabs={choice}>
      <TabList label={label} tabs={panels} />
      {panels.map((panel, i) => (
        <div key={panel.value} role="tabpanel" data-chosen={i === 0 || undefined} className={styles.panel}>
          <p className={styles.label}>{panel.label}</p>
          {panel.children}
        </div>
      ))}
    </div>
  );
}

/** Code in several languages. The choice holds for every such block of the site and is remembered. */
export const LanguageTabs = ({ children }: Pick<Props, 'children'>): ReactNode => (
  <Tabs label={texts.languages} choice="language">
    {children}
  </Tabs>
);
