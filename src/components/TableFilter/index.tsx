import React, { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { pressedKey } from '@gateway-docs/kit';
import texts from '../../../data/texts/components/table-filter.json';
import { fillText } from '../../base/fill-text';
import { hiddenTarget, showMatching } from './rows';
import styles from './styles.module.css';

interface Props {
  /** Name of the reference table, `currency-codes`: every table of the page that is marked with it. */
  readonly table: string;
  /** How many rows there are, as text. */
  readonly rows: string;
}

function summary(query: string, left: number, rows: string): string {
  if (query.trim() === '') return `${rows} rows`;
  return left > 0 ? `${left} of ${rows} rows` : fillText(texts.noRows, { query: query.trim() });
}

/**
 * Narrows the rows of a table while the reader types. The static page holds the whole table; without JavaScript this field is not
 * shown. The field is not controlled: what was typed before hydration, or restored by the browser, counts.
 */
export default function TableFilter({ table, rows }: Props): ReactNode {
  const id = `filter-${table}`;
  const field = useRef<HTMLInputElement>(null);
  const [{ query, left }, setShown] = useState({ query: '', left: Number(rows) });
  const { hash } = useLocation();

  const show = useCallback(() => {
    const typed = field.current?.value ?? '';
    setShown({ query: typed, left: showMatching(table, typed) });
  }, [table]);
  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    show();
  }, [show]);

  useEffect(() => {
    if (field.current?.value) show();
  }, [show]);

  // A link to a row wins over the filter that hides it.
  useEffect(() => {
    const reveal = (to: string): void => {
      const target = hiddenTarget(to);
      if (!target) return;
      clear();
      target.scrollIntoView();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) reveal(link.hash);
    };
    if (hash) reveal(hash);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [hash, clear]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (pressedKey(event.nativeEvent) !== 'Escape' || query === '') return;
    event.preventDefault();
    clear();
  };

  return (
    <div className={styles.filter} role="search" aria-label="Rows of the table" data-needs-script="">
      <label htmlFor={id}>Filter rows</label>
      <input
        ref={field}
        id={id}
        type="search"
        className="gw-input"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={show}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className="gw-quiet-button"
          onClick={() => {
            clear();
            field.current?.focus();
          }}
        >
          Show all
        </button>
      )}
      <p role="status" aria-live="polite" className={styles.count}>
        {summary(query, left, rows)}
      </p>
    </div>
  );
}
