import React, { type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import styles from './styles.module.css';

interface Props {
  /** A paragraph: this version in bold, the other as a link. */
  readonly children: ReactNode;
}

/** The anchor that the reader looks at: that of the last heading or row above the middle of the window. */
function currentAnchor(): string {
  if (window.location.hash) return window.location.hash;
  const above = [...document.querySelectorAll<HTMLElement>('article h2[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 2,
  );
  const last = above.at(-1);
  return last ? `#${last.id}` : '';
}

/** True for a click that the browser should handle itself: a new tab, a download. */
const isModified = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** Leads to the same place of the same operation in the other version; both pages have the same anchors. */
export default function VersionSwitch({ children }: Props): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || isModified(event)) return;
    const anchor = currentAnchor();
    if (!anchor) return;
    event.preventDefault();
    history.push(link.pathname + anchor);
  };
  return (
    <nav className={styles.switch} aria-label="Version of the API" onClickCapture={onClick}>
      {children}
    </nav>
  );
}
