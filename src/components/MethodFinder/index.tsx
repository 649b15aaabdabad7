import React, { useEffect, useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  fromAddress,
  QUESTIONS,
  readChoices,
  toAddress,
  type Answers,
  type Choice,
  type Question,
} from './filters';
import { neverChanges } from '../neverChanges';
import { countAnswers, showAnswers } from './rows';
import styles from './styles.module.css';

/** The choices of each field, as the build writes them (src/remark/directives/method-finder.ts). */
interface Props extends Readonly<Record<Question, string>> {
  /** How many methods there are, as text. */
  readonly rows: string;
}

const LABELS: Readonly<Record<Question, string>> = {
  country: 'Country',
  currency: 'Currency',
  direction: 'Direction',
  flow: 'How it works',
  gives: 'The payer gives',
};

/** Rows that are shown before anything is chosen; the stylesheet hides the others from the first paint on. */
const FIRST_ROWS = 12;

function countText(left: number, all: number, isAsked: boolean, isOpen: boolean): string {
  if (isAsked) return left === 0 ? 'No method answers all of this' : `${left} of ${all} methods`;
  return isOpen || all <= FIRST_ROWS ? `${all} methods` : `The first ${FIRST_ROWS} of ${all} methods`;
}

/**
 * Narrows the table of methods below it by what a merchant knows: country, currency, direction, flow, and what the payer must give.
 * The choice is in the address, so that a list can be sent to a colleague. Without JavaScript the table stands complete.
 */
export default function MethodFinder({ rows, ...texts }: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const location = useLocation();
  // The static page is the same for every address; what the address asks is read once the page is alive.
  const search = useIsBrowser() ? location.search : '';
  const { country, currency, direction, flow, gives } = texts;
  const choices = useMemo<Readonly<Record<Question, readonly Choice[]>>>(
    () => ({
      country: readChoices(country),
      currency: readChoices(currency),
      direction: readChoices(direction),
      flow: readChoices(flow),
      gives: readChoices(gives),
    }),
    [country, currency, direction, flow, gives],
  );
  const answers = useMemo(
    () =>
      fromAddress(search, (question, value) => choices[question].some((choice) => choice.value === value)),
    [choices, search],
  );
  const isAsked = Object.keys(answers).length > 0;
  const all = Number(rows);
  const [isOpen, setOpen] = useState(false);
  const left = useSyncExternalStore(
    neverChanges,
    () => countAnswers(answers),
    () => all,
  );
  useEffect(() => showAnswers(answers, isOpen || isAsked), [answers, isOpen, isAsked]);

  const choose = (wanted: Answers): void =>
    history.replace({ ...location, search: toAddress(location.search, wanted) });
  const answer = (question: Question, value: string): void => {
    const { [question]: _before, ...others } = answers;
    choose(value === '' ? others : { ...others, [question]: value });
  };

  return (
    <div className={styles.finder} role="search" aria-label="Payment methods">
      {QUESTIONS.map((question) => (
        <p key={question} className="gw-field">
          <label htmlFor={`${id}-${question}`}>{LABELS[question]}</label>
          <select
            id={`${id}-${question}`}
            className="gw-input"
            value={answers[question] ?? ''}
            onChange={(event) => answer(question, event.target.value)}
          >
            <option value="">Any</option>
            {choices[question].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p role="status" className={styles.count}>
        {countText(left, all, isAsked, isOpen)}
      </p>
      {isAsked && (
        <button type="button" className={clsx('gw-quiet-button', styles.button)} onClick={() => choose({})}>
          Clear
        </button>
      )}
      {!isAsked && !isOpen && all > FIRST_ROWS && (
        <button
          type="button"
          className={clsx('gw-quiet-button', styles.button)}
          onClick={() => setOpen(true)}
        >
          Show all
        </button>
      )}
    </div>
  );
}
