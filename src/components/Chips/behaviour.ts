/**
 * Says what a code means, or a call does, while the reader points at its chip or reaches it by the keyboard. The words come with the first chip that
 * is asked for, so that a page which nobody asks loads nothing.
 * @param root the chips inside it
 * @param signal ends it
 */
export function explainChips(root: Element, signal: AbortSignal): void {
  const onIntent = ({ target }: Event): void => {
    const chip =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chip], a[data-meaning]') : null;
    if (!chip) return;
    void import('./meaning').then(({ explain }) => {
      // On a slow line the reader may have gone on before the words come.
      if (chip.matches(':hover, :focus')) void explain(chip);
    });
  };
  root.addEventListener('pointerover', onIntent, { signal });
  root.addEventListener('focusin', onIntent, { signal });
}
