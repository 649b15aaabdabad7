import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';
import narrow from './narrow.module.css';

interface Props {
  /** Schematic screen drawn while building (src/remark/screens); never text of a reader or of the URL. */
  readonly html: string;
  /** What the picture shows. */
  readonly alt: string;
  /** The caption. */
  readonly children: ReactNode;
}

/** A cabinet screen drawn schematically, which the Markdown twin says by its text alternative. The numbers in it are explained by the list that follows. */
export default function Screen({ html, alt, children }: Props): ReactNode {
  return (
    <figure className={clsx(styles.screen, narrow.screen)}>
      <div role="img" aria-label={alt} data-markdown-ignore="">
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
