import React, { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import {
  fromAddress,
  CRITERIA,
  readChoices,
  toAddress,
  type Selection,
  type Choice,
  type Criterion,
} from './filters';
import { neverChanges } from '../neverChanges';
import texts from '../../../data/texts/components/method-finder.json';
import { countMatches, showMatches, type Counts } from './rows';
import styles from './styles.module.css';

/** The choices of each field, as the build writes them (src/remark/directives/method-finder.ts). */
interface Props extends Readonly<Record<Criterion, string>> {
  /** How many methods belong to certain countries, as text. */
  readonly local: string;
  /** How many are bound to none. */
  readonly everywhere: string;
}

/** Start of the ids of its fields; a page has one finder. */
const ID = 'method-finder';

const LABELS: Readonly<Record<Criterion, string>> = {
  country: 'Country',
  currency: 'Currency',
  direction: 'Direction',
  flow: 'How it works',
  gives: 'The payer gives',
};

function countText({ local, everywhere }: Counts): string {
  if (local + everywhere === 0) return texts.noMethod;
  const methods = local === 1 ? '1 local method' : `${local} local methods`;
  const others = everywhere === 1 ? '1 works everywhere' : `${everywhere} work everywhere`;
  return `${methods}, ${others}`;
}

/**
 * Narrows the tables of methods below it by what a merchant knows: country, currency, direction, flow, and what the payer must give.
 * The choice is in the address, so that a list can be sent to a colleague. Without JavaScript the tables stand complete.
 */
export default function MethodFinder({ local, everywhere, ...lists }: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // The static page is the same for every address; what the address asks is read once the page is alive.
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const choices = (criterion: Criterion): readonly Choice[] => readChoices(lists[criterion]);
  const selection = fromAddress(search, (criterion, value) =>
    choices(criterion).some((choice) => choice.value === value),
  );
  const isFiltered = Object.keys(selection).length > 0;
  // One text for both counts, because React compares what a store gives by its identity.
  const count = useSyncExternalStore(
    neverChanges,
    () => countText(countMatches(selection)),
    () => countText({ local: Number(local), everywhere: Number(everywhere) }),
  );
  useEffect(() => showMatches(selection));

  const choose = (wanted: Selection): void =>
    history.replace({ ...location, search: toAddress(location.search, wanted) });
  const select = (criterion: Criterion, value: string): void => {
    const { [criterion]: _before, ...others } = selection;
    choose(value === '' ? others : { ...others, [criterion]: value });
  };

  return (
    <div className={styles.finder} role="search" aria-label="Payment methods" data-needs-script="">
      {CRITERIA.map((criterion) => (
        <p key={criterion} className="gw-field">
          <label htmlFor={`${ID}-${criterion}`}>{LABELS[criterion]}</label>
          <select
            id={`${ID}-${criterion}`}
            className="gw-input"
            value={selection[criterion] ?? ''}
            onChange={(event) => select(criterion, event.target.value)}
          >
            <option value="">Any</option>
            {choices(criterion).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p role="status" className={styles.count}>
        {count}
      </p>
      {isFiltered && (
        <button type="button" className={clsx('gw-quiet-button', styles.button)} onClick={() => choose({})}>
          Clear
        </button>
      )}
    </div>
  );
}
