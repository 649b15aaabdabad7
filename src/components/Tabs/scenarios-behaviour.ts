/** Lets the selects of `Scenarios` choose the panel that shows. */
export function bringScenariosAlive(root: Element): void {
  for (const set of root.querySelectorAll('[data-scenarios]')) {
    const select = set.querySelector('select');
    const panels = set.querySelectorAll(':scope > [data-panel]');
    const show = (): void =>
      panels.forEach((panel, i) => panel.toggleAttribute('data-chosen', i === select?.selectedIndex));
    select?.addEventListener('change', show);
    // A browser that comes back to the page brings the choice with it.
    show();
  }
}
