import React, { useEffect, useState, type ReactNode } from 'react';
import { NotLoadedError } from '@gateway-docs/kit';
import texts from '../../../data/texts/components/copy.json';
import { announce } from '../CopyButton/announce';
import { fillText } from '../../base/fill-text';
import { whyNotLoaded } from '../why-not-loaded';
import { copyText } from './copy-text';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown twin. */
  readonly twin: string;
}

/** How long the button says what became of the copy, in milliseconds. */
const SHOWN = 2000;

const COPY = 'Copy as Markdown';

/** Copies the page's Markdown twin; a link leads to it, which needs no JavaScript. */
export default function CopyPage({ twin }: Props): ReactNode {
  const [label, setLabel] = useState(COPY);
  useEffect(() => {
    if (label === COPY) return undefined;
    const timer = setTimeout(() => setLabel(COPY), SHOWN);
    return () => clearTimeout(timer);
  }, [label]);

  const copy = (): void => {
    copyText(twin).then(
      () => {
        setLabel('Copied');
        announce('Copied');
      },
      async (error: unknown) => {
        if (!(error instanceof NotLoadedError)) announce(texts.pageRefused);
        else announce(fillText(texts.pageNotLoaded, { why: (await whyNotLoaded(error)).why }));
      },
    );
  };

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.button} onClick={copy} data-needs-script="">
        {label}
      </button>
      {/* A file, not a page: the router has to leave the click to the browser. */}
      <a className={styles.link} href={twin} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
