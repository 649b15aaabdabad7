// Change: our own search bar. This part is in every visit, so it holds the input only; suggestions, worker and index come when
// the reader first points at it or focuses it. What was typed meanwhile stays.
import React, { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pressedKey, routeBelow, underBasePath } from '@gateway-docs/kit';
import Icon from '../../client/view/Icon';
import { contextOfRoute, versionOfRoute } from '../../client/options';
import texts from '../../client/texts.json';
import { searchPageUrl } from '../../client/links';
import { useHighlights } from '../../client/use-highlights';
import type { ComboboxState, KeyHandler } from '../../client/view/suggestions-props';
import LazySuggestions from './LazySuggestions';
import '../../client/search.css';
import styles from './styles.module.css';

const CLOSED: ComboboxState = { status: 'idle', listId: '', isExpanded: false, activeId: undefined };

/**
 * What the theme focuses when a page has arrived; it takes no focus at any other time. A navigation begins with a click elsewhere, or
 * leaves the input, so a focused input means that the reader types already: the letters must not go nowhere.
 */
const START_OF_PAGE = '[role="region"][tabindex="-1"]';

/** The search bar of the navbar: a combobox whose list is loaded on intent. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const keysRef = useRef<KeyHandler>(() => false);
  const typedRef = useRef<(text: string) => void>(() => undefined);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [combobox, setCombobox] = useState(CLOSED);
  const want = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setDismissed(true), []);
  const leave = useCallback(() => input.current?.blur(), []);
  const isOpen = isFocused && !isDismissed;
  // What leads here leads there: the search page shows the same hits, and more.
  const page = underBasePath(baseUrl, '/search');
  const route = routeBelow(baseUrl, pathname);
  const first = contextOfRoute(route) || versionOfRoute(route);
  const allUrl = searchPageUrl(page, { q: text.trim(), ctx: '', version: '', kind: '', first });
  useHighlights();
  useEffect(() => {
    // Who has typed before this script came has the text in the element alone: the next render would empty it.
    const element = input.current;
    if (element === null || document.activeElement !== element) return;
    setText(element.value);
    setWanted(true);
    setFocused(true);
  }, []);

  const change = useCallback((next: string) => {
    typedRef.current(next);
    setText(next);
    setDismissed(false);
    setWanted(true);
  }, []);
  const ask = useCallback(
    (query: string) => {
      change(query);
      input.current?.focus();
    },
    [change],
  );
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (event.relatedTarget?.matches(START_OF_PAGE)) input.current?.focus();
    else if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return (
    <form
      role="search"
      action={page}
      className={clsx(styles.bar, isFocused && styles.focused)}
      data-search-status={combobox.status}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={() => {
        want();
        setFocused(true);
        setDismissed(false);
      }}
      onBlur={handleBlur}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        leave();
        history.push(allUrl);
      }}
    >
      <span className={styles.icon}>
        <Icon path="M9.5 3A6.5 6.5 0 0 1 16 9.5c0 1.61-.59 3.09-1.56 4.23l.27.27h.79l5 5l-1.5 1.5l-5-5v-.79l-.27-.27A6.52 6.52 0 0 1 9.5 16A6.5 6.5 0 0 1 3 9.5A6.5 6.5 0 0 1 9.5 3m0 2C7 5 5 7 5 9.5S7 14 9.5 14S14 12 14 9.5S12 5 9.5 5" />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        placeholder="Search"
        aria-label={texts.title}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.isExpanded}
        aria-controls={combobox.isExpanded ? combobox.listId : undefined}
        aria-activedescendant={combobox.activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          const key = pressedKey(event.nativeEvent);
          if (key === 'Escape') {
            // The first press closes the suggestions, the second empties the input.
            if (isOpen && text !== '') close();
            else setText('');
          } else if (key === 'ArrowDown' && isDismissed) {
            setDismissed(false);
          } else if (!keysRef.current(key)) {
            return;
          }
          event.preventDefault();
        }}
      />
      {/* Shown by the style while there is text, so that a letter changes nothing but the input; the browser empties a form by itself. */}
      <button
        type="reset"
        className={styles.clear}
        aria-label="Clear the search"
        onClick={(event) => {
          event.preventDefault();
          ask('');
        }}
      >
        <Icon path="M19 6.41L17.59 5L12 10.59L6.41 5L5 6.41L10.59 12L5 17.59L6.41 19L12 13.41L17.59 19L19 17.59L13.41 12z" />
      </button>
      {isWanted && (
        <LazySuggestions
          text={text}
          isOpen={isOpen}
          allUrl={allUrl}
          keysRef={keysRef}
          typedRef={typedRef}
          onChange={setCombobox}
          onQuery={ask}
          onLeave={leave}
        />
      )}
    </form>
  );
}
