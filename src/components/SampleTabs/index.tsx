import React, { useId, type ReactNode } from 'react';
import CodeBlock from '../CodeBlock';
import { panelsOf } from '../Tabs/panels-of';
import TabList from '../Tabs/TabList';
import { useLanguageChoice } from '../Tabs/useChoice';
import styles from './styles.module.css';
import { useSample } from './useSample';

interface Props {
  /** Address of the file with the samples of this operation or service. */
  readonly file: string;
  /** Name of the example in the file. */
  readonly example: string;
  /** A `TabPanel` for each language; only the first holds its code, the others name the language. */
  readonly children: ReactNode;
}

const PANEL = 'panel';
const panelOf = (): string => PANEL;

/**
 * One call in several languages. The page holds the first; another is loaded when the reader chooses it, here or on any page before.
 * Until it is there, and when it does not come, the first stays.
 */
export default function SampleTabs({ file, example, children }: Props): ReactNode {
  const id = useId();
  const [chosen, choose] = useLanguageChoice();
  const languages = panelsOf(children);
  const selected = Math.max(
    0,
    languages.findIndex(({ value }) => value === chosen),
  );
  const language = languages[selected];
  const isLoaded = selected > 0;
  const [sample, retry] = useSample(file, example, isLoaded ? language?.value : undefined);
  const code = isLoaded && sample.state === 'ready' ? sample.html : undefined;

  return (
    <div className={styles.samples} data-file={file} data-example={example}>
      <TabList
        label="Programming language"
        tabs={languages}
        selected={selected}
        onChoose={choose}
        id={id}
        panelOf={panelOf}
      />
      <div
        role="tabpanel"
        id={`${id}-${PANEL}`}
        aria-labelledby={`${id}-tab-${language?.value ?? ''}`}
        aria-busy={(isLoaded && sample.state === 'loading') || undefined}
      >
        {isLoaded && sample.state === 'failed' && (
          <p role="alert" className={styles.notice}>
            The {language?.label} sample could not be loaded. This is the {languages[0]?.label} sample.{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              Retry
            </button>
          </p>
        )}
        {code === undefined ? (
          languages[0]?.children
        ) : (
          <CodeBlock key={language?.value} html={code} language={language?.value ?? ''} />
        )}
      </div>
    </div>
  );
}
