import React, { type ReactNode } from 'react';
import texts from '../../../data/texts/components/code.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { panelsOf } from '../Tabs/TabPanel';
import TabList from '../Tabs/TabList';
import styles from './styles.module.css';

interface Props {
  /** Route of the file with the samples of this operation or service. */
  readonly file: string;
  /** Name of the example in the file. */
  readonly example: string;
  /** A `TabPanel` for each language; only the first holds its code, the others name the language. */
  readonly children: ReactNode;
}

/** One call in several languages. The page holds the first; `behaviour.ts` loads another when the reader chooses it. */
export default function SampleTabs({ file, example, children }: Props): ReactNode {
  const languages = panelsOf(children);
  return (
    <div className={styles.samples} data-file={useBaseUrl(file)} data-example={example}>
      <TabList label={texts.languages} tabs={languages} />
      <div role="tabpanel">{languages[0]?.children}</div>
    </div>
  );
}
