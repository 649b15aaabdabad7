import { createStorageSlot } from '@docusaurus/theme-common';

/** Where the reader's choice is kept: long lines of code wrapped or not, on every page. Without a storage it lasts as long as the page. */
const slot = createStorageSlot('gateway-docs.wrap');

const setWrap = (isOn: boolean): boolean => document.documentElement.toggleAttribute('data-wrap', isOn);

/** Wraps long lines as the reader chose on any page before. */
export function restoreWrap(): void {
  if (slot.get() === 'on') setWrap(true);
}

/** Changes how code shows: its long lines, or how much of long code. */
export function changeCodeOnClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-wrap-switch]'))
    slot.set(setWrap(!document.documentElement.hasAttribute('data-wrap')) ? 'on' : 'off');
  const block = target.closest('[data-whole]')?.closest('[data-long]');
  if (!block) return;
  block.removeAttribute('data-long');
  // The button is gone; the keyboard goes on in the code.
  block.querySelector<HTMLElement>('pre')?.focus();
}
