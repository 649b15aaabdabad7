import React, { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { fillText } from '../../base/fill-text';
import { fromAddress, CRITERIA, readChoices, toAddress, type Selection, type Criterion } from './filters';
import { neverChanges } from '../neverChanges';
import texts from '../../../data/texts/components/method-finder.json';
import { countMatches, showMatches, type Counts } from './rows';
import styles from './styles.module.css';

/** The choices of each field, as the build writes them (src/remark/directives/method-finder.ts). */
interface Props extends Readonly<Record<Criterion, string>> {
  /** How many methods belong to certain countries, as text. */
  readonly local: string;
  /** How many are bound to none. */
  readonly unbound: string;
}

/** Start of the ids of its fields; a page has one finder. */
const ID = 'method-finder';

function countText({ local, unbound }: Counts): string {
  if (local + unbound === 0) return texts.noMethod;
  const methods = local === 1 ? texts.oneLocal : fillText(texts.local, { count: local });
  return fillText(texts.found, { methods, count: unbound });
}

/**
 * Narrows the tables of methods below it by what a merchant knows: country, currency, direction, flow, and what the payer must give.
 * The choice is in the address, so that a list can be sent to a colleague. Without JavaScript the tables stand complete.
 */
export default function MethodFinder({ local, unbound, ...lists }: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // The static page is the same for every address; what the address asks is read once the page is alive.
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const choices = (criterion: Criterion) => readChoices(lists[criterion]);
  const selection = fromAddress(search, (criterion, value) =>
    choices(criterion).some((choice) => choice.value === value),
  );
  const isFiltered = Object.keys(selection).length > 0;
  // One text for both counts, because React compares what a store gives by its identity.
  const count = useSyncExternalStore(
    neverChanges,
    () => countText(countMatches(selection)),
    () => countText({ local: Number(local), unbound: Number(unbound) }),
  );
  useEffect(() => showMatches(selection));

  const choose = (wanted: Selection): void =>
    history.replace({ ...location, search: toAddress(location.search, wanted) });
  const select = (criterion: Criterion, value: string): void => {
    const { [criterion]: _before, ...others } = selection;
    choose(value === '' ? others : { ...others, [criterion]: value });
  };

  return (
    <div
      className={styles.finder}
      role="search"
      aria-label={texts.label}
      data-needs-script=""
      data-markdown-ignore=""
    >
      {CRITERIA.map((criterion) => (
        <p key={criterion} className="gw-field">
          <label htmlFor={`${ID}-${criterion}`}>{texts.criteria[criterion]}</label>
          <select
            id={`${ID}-${criterion}`}
            className="gw-input"
            value={selection[criterion] ?? ''}
            onChange={(event) => select(criterion, event.target.value)}
          >
            <option value="">{texts.any}</option>
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
          {texts.clear}
        </button>
      )}
    </div>
  );
}
