import { useCallback, useEffect, useState } from 'react';
import { sampleFile } from './sample-file';

/** What is there of a sample in a language that the page does not hold. */
export type Sample =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly html: string };

interface Loaded {
  /** What it was loaded for: address, example, language. */
  readonly key: string;
  readonly sample: Sample;
}

/**
 * Loads a sample as soon as its language is chosen.
 * @param language undefined while the page's own language is shown: nothing is loaded then
 * @returns the sample, and a function that tries again after a failure
 */
export function useSample(
  file: string,
  example: string,
  language: string | undefined,
): readonly [sample: Sample, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const key = [file, example, language, attempt].join('\n');

  useEffect(() => {
    if (language === undefined) return undefined;
    let isWanted = true;
    const show = (sample: Sample): void => {
      if (isWanted) setLoaded({ key, sample });
    };
    sampleFile(file).then(
      (samples) => {
        const html = samples[example]?.[language];
        show(html === undefined ? { state: 'failed' } : { state: 'ready', html });
      },
      () => show({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [file, example, language, key]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return [loaded?.key === key ? loaded.sample : { state: 'loading' }, retry];
}
