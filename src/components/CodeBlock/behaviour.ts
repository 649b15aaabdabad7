/** Shows all of long code. */
export function showWholeOnClick({ target }: Event): void {
  const block =
    target instanceof Element ? target.closest('[data-whole]')?.closest('[data-long]') : undefined;
  if (!block) return;
  block.removeAttribute('data-long');
  // The button is gone; the keyboard goes on in the code.
  block.querySelector<HTMLElement>('pre')?.focus();
}
