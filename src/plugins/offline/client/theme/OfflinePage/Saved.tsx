import React, { useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { announce } from '@site/src/components/CopyButton/announce';
import { askWorker } from '../../ask-worker';
import type { Overview, Progress } from '../../messages';
import { messageOf } from './failure-text';
import SectionRow from './SectionRow';
import { megabytes } from './megabytes';
import { useOverview } from './use-overview';
import styles from './styles.module.css';

interface Saving extends Progress {
  readonly id: string;
}

/** What is saved, and the controls of it. */
export default function Saved(): ReactNode {
  const [state, setOverview] = useOverview();
  const [saving, setSaving] = useState<Saving>();
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isBrowser = useIsBrowser();
  // Without scripts nobody looks.
  if (state === 'unknown')
    return isBrowser ? <p className={styles.muted}>Looking at what is saved…</p> : null;
  if (state === 'impossible')
    return (
      <p className={styles.notice}>
        This browser does not let the site save pages. Private windows and strict settings do that. Everything
        else works.
      </p>
    );

  async function finish(work: () => Promise<Overview>, done: string): Promise<void> {
    setFailure('');
    try {
      setOverview(await work());
      announce(done);
    } catch (error) {
      setFailure(messageOf(error));
      setOverview(await askWorker({ type: 'overview' }).catch(() => state as Overview));
    }
    setSaving(undefined);
  }

  const save = (id: string, label: string): Promise<void> =>
    finish(async () => {
      setSaving({ id, saved: 0, total: 0 });
      for (;;) {
        const progress = await askWorker({ type: 'save', id });
        setSaving({ id, ...progress });
        if (progress.saved >= progress.total) return askWorker({ type: 'overview' });
      }
    }, `${label} is saved.`);

  const removeEverything = (): Promise<void> =>
    finish(async () => {
      const nothing = await askWorker({ type: 'remove-all' });
      // The button goes, and would take the focus with it.
      heading.current?.focus();
      return nothing;
    }, 'Everything is removed.');

  const { sections, commonBytes, isCommonSaved, readPages } = state;
  const isAnything = readPages > 0 || sections.some(({ isSaved, isBegun }) => isSaved || isBegun);
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" ref={heading} tabIndex={-1}>
        Sections
      </h2>
      {!isCommonSaved && (
        <p className={styles.muted}>
          The first section also saves {megabytes(commonBytes)} that all pages need: search, gateway, styles
          and scripts.
        </p>
      )}
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
                `${section.label} is removed from this device.`,
              )
            }
          />
        ))}
      </ul>
      <p>
        Pages saved because you read them, or the page beside them: <span>{String(readPages)}</span>
      </p>
      {isAnything && (
        <button
          type="button"
          className="gw-quiet-button"
          disabled={saving !== undefined}
          onClick={() => void removeEverything()}
        >
          Remove everything from this device
        </button>
      )}
    </section>
  );
}
