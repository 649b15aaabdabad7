import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import texts from '../../../data/texts/components/code.json';
import TabList from './TabList';
import { panelsOf, type TabPanelProps } from './TabPanel';
import styles from './styles.module.css';

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  /** Whose choice it is: that of this set, or that of every set of languages on the site. */
  readonly choice?: 'own' | 'language';
  /** Of a set that is most of its page. Reader views of browsers keep all of it where the id has the word `content`. */
  readonly id?: string;
  /** A `TabPanel` for each. */
  readonly children: ReactNode;
}

/** The panels of a set under their labels, of which the first is chosen. */
const drawn = (panels: readonly TabPanelProps[], attributes: object): ReactNode =>
  panels.map(({ value, label, children }, i) => (
    <div key={value} {...attributes} data-chosen={i === 0 || undefined} className={styles.panel}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  ));

/**
 * Tabs with a panel each. The static page holds every panel under its label; a style sheet hides the ones that are not chosen as
 * soon as scripts run, so nothing jumps and nothing is lost without JavaScript. `behaviour.ts` lets the reader choose.
 */
export function Tabs({ label, choice = 'own', id, children }: Props): ReactNode {
  const panels = panelsOf(children);
  return (
    <div id={id} className={clsx(styles.tabs, id)} data-tabs={choice}>
      <TabList label={label} tabs={panels} />
      {drawn(panels, { role: 'tabpanel' })}
    </div>
  );
}

/** Code in several languages. The choice holds for every such block of the site and is remembered. */
export const LanguageTabs = ({ children }: Pick<Props, 'children'>): ReactNode => (
  <Tabs label={texts.languages} choice="language">
    {children}
  </Tabs>
);

/**
 * Cases of one thing, such as named examples of a request: one select, however many there are, and the panel of the case that it names.
 * Without JavaScript and on paper every panel stands under its title, as in `Tabs`.
 */
export function Scenarios({ label, children }: Pick<Props, 'label' | 'children'>): ReactNode {
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
      {drawn(panels, { 'data-panel': '' })}
    </div>
  );
}
