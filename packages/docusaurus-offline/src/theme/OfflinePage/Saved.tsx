import React, { useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import classes from '@theme/OfflinePage/classes';
import words from '@theme/OfflinePage/words';
import { interpolate } from '@docusaurus/Interpolate';
import { askWorker, WorkerFailure } from '../../client/ask-worker';
import type { Overview, Progress } from '../../messages';
import SectionRow from './SectionRow';
import { megabytes } from './megabytes';
import { useOverview } from './use-overview';
import styles from './styles.module.css';

/** What is saved, and the controls of it. */
export default function Saved(): ReactNode {
  const [state, setOverview] = useOverview();
  const [saving, setSaving] = useState<Progress & { readonly id: string }>();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isBrowser = useIsBrowser();
  // Without scripts nobody looks.
  if (state === 'unknown') return isBrowser ? <p className={styles.muted}>{words.looking}</p> : null;
  if (state === 'impossible') return <p className={styles.notice}>{words.impossible}</p>;

  async function finish(work: () => Promise<Overview>, message: string): Promise<void> {
    setFailure('');
    setDone('');
    try {
      setOverview(await work());
      setDone(message);
    } catch (error) {
      setFailure(words[`failures.${error instanceof WorkerFailure ? error.reason : 'silent'}`]);
      setOverview(await askWorker({ type: 'overview' }).catch(() => state as Overview));
    }
    setSaving(undefined);
  }

  const save = (id: string, label: string): Promise<void> =>
    finish(
      async () => {
        setSaving({ id, saved: 0, total: 0 });
        for (;;) {
          const progress = await askWorker({ type: 'save', id });
          setSaving({ id, ...progress });
          if (progress.saved >= progress.total) return askWorker({ type: 'overview' });
        }
      },
      interpolate(words.saved, { section: label }),
    );

  const removeEverything = (): Promise<void> =>
    finish(async () => {
      const nothing = await askWorker({ type: 'remove-all' });
      // The button goes, and would take the focus with it.
      heading.current?.focus();
      return nothing;
    }, words.allRemoved);

  const { sections, commonBytes, isCommonSaved, readPages } = state;
  const isAnything = readPages > 0 || sections.some(({ isSaved, isBegun }) => isSaved || isBegun);
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" ref={heading} tabIndex={-1}>
        {words.sections}
      </h2>
      {!isCommonSaved && (
        <p className={styles.muted}>{interpolate(words.common, { size: megabytes(commonBytes) })}</p>
      )}
      <p className={styles.done} role="status">
        {done}
      </p>
      {failure !== '' && (
        <p key="failure" className={styles.notice} role="alert">
          {failure}
        </p>
      )}
      <ul className={styles.sections}>
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            progress={saving?.id === section.id ? saving : undefined}
            isBusy={saving !== undefined}
            onSave={() => void save(section.id, section.label)}
            onRemove={() =>
              void finish(
                () => askWorker({ type: 'remove', id: section.id }),
                interpolate(words.removed, { section: section.label }),
              )
            }
          />
        ))}
      </ul>
      <p>
        {words.readPages} <span>{String(readPages)}</span>
      </p>
      {isAnything && (
        <button
          type="button"
          className={classes.quietButton}
          disabled={saving !== undefined}
          onClick={() => void removeEverything()}
        >
          {words.removeAll}
        </button>
      )}
    </section>
  );
}
