// Change: our own search bar. What makes it work is a script of its own, which works before React has come (client/box); React draws its parts once, and
// takes the reader where the box leads.
import React, { useEffect, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import options from '@generated/search-index/default/options.json';
import { askedFor, underBasePath } from '@gateway-docs/kit';
import { ASKED, GO } from '../../client/events';
import texts from '../../client/texts.json';
import { useHighlights } from '../../client/use-highlights';
import Icon from '../../client/view/Icon';
import '../../client/search.css';
import styles from './styles.module.css';

/** What the script of the bar writes is no business of React's: it neither looks at it, nor writes it anew. */
const NOT_REACTS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** The search bar of the navbar: a combobox. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const form = useRef<HTMLFormElement>(null);
  useHighlights();
  useEffect(() => {
    const bar = form.current;
    const go = (event: Event) => {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    };
    const wait = (event: Event) => void askedFor((event as CustomEvent<Promise<void>>).detail);
    bar?.addEventListener(GO, go);
    bar?.addEventListener(ASKED, wait);
    return () => {
      bar?.removeEventListener(GO, go);
      bar?.removeEventListener(ASKED, wait);
    };
  }, [history]);

  return (
    <form
      ref={form}
      role="search"
      action={underBasePath(options.baseUrl, '/search')}
      className={styles.bar}
      data-search-status="idle"
      data-works-alone
    >
      <span className={styles.icon}>
        <Icon path="M9.5 3A6.5 6.5 0 0 1 16 9.5c0 1.61-.59 3.09-1.56 4.23l.27.27h.79l5 5l-1.5 1.5l-5-5v-.79l-.27-.27A6.52 6.52 0 0 1 9.5 16A6.5 6.5 0 0 1 3 9.5A6.5 6.5 0 0 1 9.5 3m0 2C7 5 5 7 5 9.5S7 14 9.5 14S14 12 14 9.5S12 5 9.5 5" />
      </span>
      <input
        className={styles.input}
        type="search"
        name="q"
        placeholder="Search"
        aria-label={texts.title}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
      />
      {/* Shown by the style while there is text, so that a letter changes nothing but the input; the browser empties a form by itself. */}
      <button type="reset" className={styles.clear} aria-label="Clear the search">
        <Icon path="M19 6.41L17.59 5L12 10.59L6.41 5L5 6.41L10.59 12L5 17.59L6.41 19L12 13.41L17.59 19L19 17.59L13.41 12z" />
      </button>
      <span className="search-hidden" role="status" {...NOT_REACTS} />
      <div hidden {...NOT_REACTS} />
    </form>
  );
}
