import React, { type PropsWithChildren, type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/**
 * On the root element of the static page: a browser paints what it has read so far, and the page leaves room for samples that are still on
 * their way. In an open page, where the root element loses it, the rules find the column itself.
 */
const WITH_SAMPLES = 'page-with-samples';

/**
 * The samples of an operation. On wide screens they are a column beside the whole page, in view all the time, and the tab follows the
 * section that the reader looks at (`behaviour.ts`); elsewhere they stand where they are written. No `aside`: a reader view leaves that out.
 * The children: a set of tabs whose keys are anchors of the page's sections.
 */
export default function SampleColumn({ children }: PropsWithChildren): ReactNode {
  return (
    <HtmlClassNameProvider className={WITH_SAMPLES}>
      <section className={styles.column} aria-label="Samples" data-lazy="never" data-sample-column="">
        <div className={styles.inner}>{children}</div>
      </section>
    </HtmlClassNameProvider>
  );
}
