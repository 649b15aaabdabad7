import texts from '../../../data/texts/components/copy.json';
import { announce } from './announce';

/**
 * Copies a text, and lets screen readers hear "Copied", or that the browser refuses.
 * @param text what to copy
 * @param onCopied called once it is copied
 */
export function copyText(text: string, onCopied: () => void): void {
  // Absent on a page that was not served over HTTPS, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const done = clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
  done.then(
    () => {
      onCopied();
      announce('Copied');
    },
    () => announce(texts.refused),
  );
}
