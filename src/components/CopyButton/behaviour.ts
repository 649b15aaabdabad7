import texts from '../../../data/texts/components/copy.json';
import { announce } from './announce';

/**
 * Copies a text, and lets screen readers hear "Copied", or that the browser refuses.
 * @param text what to copy
 * @param onCopied called once it is copied
 */
function copyText(text: string, onCopied: () => void): void {
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

/** How long the tick stays, in milliseconds. */
const SHOWN = 2000;

const ticks = new WeakMap<Element, number>();

/** What a button copies: its own text, or the code of the block in whose head it stands. */
function textOf(button: HTMLElement): string {
  const own = button.dataset.copy ?? '';
  return own === '' ? (button.closest('[data-code]')?.querySelector('code')?.textContent ?? '') : own;
}

function showTick(button: HTMLElement): void {
  window.clearTimeout(ticks.get(button));
  button.dataset.copied = 'true';
  const tick = window.setTimeout(() => delete button.dataset.copied, SHOWN);
  ticks.set(button, tick);
}

/**
 * Copies what a button of `CopyButton` names. The button shows a tick and screen readers hear "Copied"; where the browser refuses,
 * they hear that.
 */
export function copyOnClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
  if (!button) return;
  copyText(textOf(button), () => showTick(button));
}
