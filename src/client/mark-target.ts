let marked: Element | undefined;

/**
 * Marks the element that the address names. `:target` does not do: the router changes the address with `pushState`, of which the
 * browser takes no notice, so the row of the first address would stay marked. That one is told apart by a mark of its own.
 */
export function markTarget(target: Element | undefined): void {
  marked?.removeAttribute('data-target');
  marked?.setAttribute('data-was-target', '');
  target?.removeAttribute('data-was-target');
  target?.setAttribute('data-target', '');
  marked = target;
}
