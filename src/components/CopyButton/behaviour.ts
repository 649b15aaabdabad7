import { copyText } from './copy-text';

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
  ticks.set(
    button,
    window.setTimeout(() => delete button.dataset.copied, SHOWN),
  );
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
